import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { useRow } from '../../primitives/carousel/useRow.ts';
import { useRowStart } from '../../primitives/carousel/useRowStart.ts';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { Arrows } from './Arrows.tsx';
import * as css from './lightbox.css.ts';
import { Thumbs } from './Thumbs.tsx';

interface LightboxProps {
  title: string;
  images: readonly ImageSource[];
  /** Photo it opens with, 0-based. */
  start: number;
  /** Told the photo that was in view last. */
  onClose: (index: number) => void;
  /** Gives the focus back. */
  onClosed: () => void;
}

/** Photos in full over the whole window: swipe, arrow keys wherever the focus is, Escape. */
export function Lightbox({ title, images, start, onClose, onClosed }: LightboxProps) {
  const count = images.length;
  const row = useRow(count, start);
  useRowStart(row, start);
  const { ref, index, goTo, onScroll, onKeyDown } = row;
  return (
    <Root open onOpenChange={(open) => open || onClose(index)}>
      <Portal>
        <Content
          className={css.lightbox}
          aria-describedby={undefined}
          onKeyDown={(event: KeyboardEvent) => onKeyDown(event)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={css.head}>
            <Title className={css.title}>{title}</Title>
            <span className={css.count} aria-live="polite">
              {index + 1} of {count}
            </span>
            <IconButton icon="close" label="Close" onClick={() => onClose(index)} />
          </div>
          <div className={css.stage}>
            <ul ref={ref} className={css.strip} onScroll={onScroll}>
              {images.map((image) => (
                <li key={image.src}>
                  <Image image={image} sizes="100vw" fit="contain" />
                </li>
              ))}
            </ul>
            {count > 1 && <Arrows shown={index} count={count} goTo={goTo} />}
          </div>
          {count > 1 && <Thumbs shown={index} goTo={goTo} images={images} />}
        </Content>
      </Portal>
    </Root>
  );
}
