import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { heading, size } from '../../primitives/heading/heading.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { cx } from '../../style/cx.ts';
import { closer, drawer, drawerHead, shade } from './searchLayout.css.ts';

export interface FilterDrawerProps {
  onClose: () => void;
  /** Gives the focus back to what opened the drawer. */
  onClosed: () => void;
  children: ReactNode;
}

/** The filters over the page of a phone; mounted while open. */
export function FilterDrawer({ onClose, onClosed, children }: FilterDrawerProps) {
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        {/* Radix's own overlay writes a style element, which the site's policy refuses. */}
        <div className={shade} />
        <Content
          className={drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={drawerHead}>
            <Title className={cx(heading, size.h3)}>Filters</Title>
            <button type="button" className={closer} aria-label="Close filters" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
