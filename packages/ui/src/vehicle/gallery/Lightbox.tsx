import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { useRow } from '../../primitives/carousel/useRow.ts';
import { useRowStart } from '../../primitives/carousel/useRowStart.ts';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { useBackCloses } from '../../primitives/overlay/useBackCloses.ts';
import { NoPhoto } from '../icons/NoPhoto.tsx';
import { Arrows } from './Arrows.tsx';
import * as css from './lightbox.css.ts';
import { rowAttributes } from './rowAttributes.ts';
import { Thumbs } from './Thumbs.tsx';

/** As wide as the window, or as what head and thumbnails leave of its height allows. */
const SIZES = 'min(100vw, 150vh - 206px)';

interface ShownPhotos {
  title: string;
  /** Body type, drawn in place of a photo that cannot be had. */
  body: string;
  images: readonly ImageSource[];
  /** Photo it opens with, 0-based. */
  start: number;
}

interface LightboxProps extends ShownPhotos {
  /** Told the photo that was in view last. */
  onClose: (index: number) => void;
  /** Gives the focus back. */
  onClosed: () => void;
}

/** Photos in full over the whole window: swipe, arrow keys wherever the focus is, Escape, Back. */
export function Lightbox({ onClose, onClosed, ...photos }: LightboxProps) {
  const seen = useRef(photos.start);
  const close = (): void => onClose(seen.current);
  useBackCloses(close);
  return (
    <Root open onOpenChange={(open) => open || close()}>
      <Portal>
        <Content
          className={css.lightbox}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Photos
            {...photos}
            onClose={close}
            onSeen={(index) => {
              seen.current = index;
            }}
          />
        </Content>
      </Portal>
    </Root>
  );
}

interface PhotosProps extends ShownPhotos {
  onClose: () => void;
  onSeen: (index: number) => void;
}

/** What the window holds. Mounted by the portal and so with it: its row can be moved at once. */
function Photos({ title, body, images, start, onClose, onSeen }: PhotosProps) {
  const count = images.length;
  const row = useRow(count, start);
  useRowStart(row, start);
  const { ref, index, goTo, goBy, onScroll, onKeyDown } = row;
  const see = useEffectEvent(onSeen);
  useEffect(() => see(index), [index]);
  return (
    // Its buttons and its row are what is pressed; the arrow keys work from each of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.photos} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <Title className={css.title}>
          <bdi>{title}</bdi>
        </Title>
        <span className={css.count} aria-live="polite">
          {index + 1} of {count}
        </span>
        <IconButton icon="close" label="Close" onClick={() => onClose()} />
      </div>
      <div className={css.stage}>
        <ul ref={ref} className={css.strip} {...rowAttributes(count)} onScroll={onScroll}>
          {images.map((image) => (
            <li key={image.src}>
              <Image
                image={image}
                sizes={SIZES}
                fit="contain"
                fallback={<NoPhoto body={body} label={image.alt} />}
              />
            </li>
          ))}
        </ul>
        {count > 1 && <Arrows shown={index} count={count} goBy={goBy} />}
      </div>
      {count > 1 && <Thumbs shown={index} goTo={goTo} images={images} body={body} />}
    </div>
  );
}
