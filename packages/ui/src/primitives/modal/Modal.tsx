import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { cx } from '../../style/cx.ts';
import { IconButton } from '../button/IconButton.tsx';
import { heading, size as headingSize } from '../heading/heading.css.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import * as css from './modal.css.ts';
import { useScrollBarRoom } from './useScrollBarRoom.ts';
import { useVisibleArea } from './useVisibleArea.ts';

export interface ModalProps {
  title: string;
  description?: string | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /** Where it stands and how large it is. */
  place: keyof typeof css.place;
  /** Stays in sight at the lower edge. */
  footer?: ReactNode;
  onClose: () => void;
  /** Gives the focus back; default: to what had it before. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * A surface over the page that holds the focus until it is closed, by Back too; mounted while open. Dialogs and
 * drawers load it when they first open.
 */
export function Modal({
  title,
  description,
  closeLabel,
  place,
  footer,
  onClose,
  onClosed,
  children,
}: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  useScrollBarRoom();
  useBackCloses(onClose);
  const frame = useVisibleArea();
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        {/* Radix's own overlay writes a style element, which the site's policy refuses. */}
        <div className={css.shade} />
        <div ref={frame} className={css.frame}>
          <Content
            className={cx(css.surface, css.place[place])}
            {...(!description && { 'aria-describedby': undefined })}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (onClosed) onClosed();
              else if (opener instanceof HTMLElement) opener.focus();
            }}
          >
            <div className={css.head}>
              <Title className={cx(heading, headingSize.h3)}>{title}</Title>
              <IconButton icon="close" label={closeLabel} onClick={() => onClose()} />
            </div>
            <div className={css.body}>
              {description && <Description className={css.lead}>{description}</Description>}
              {children}
            </div>
            {footer && <div className={css.foot}>{footer}</div>}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
