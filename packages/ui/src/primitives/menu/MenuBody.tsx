import {
  Content,
  Group,
  Item,
  Label,
  Portal,
  Root,
  Separator,
  Trigger,
} from '@radix-ui/react-dropdown-menu';
import { type RefObject, useRef } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import * as css from './menu.css.ts';
import type { MenuEntry, MenuGroup } from './menuEntry.ts';

export interface MenuBodyProps {
  /** What opened the menu: its name, and where the focus returns to. */
  button: RefObject<HTMLButtonElement | null>;
  groups: readonly MenuGroup[];
  align: 'start' | 'end';
  /** Opened by a key: the first entry takes the focus. */
  byKey: boolean;
  onClose: () => void;
}

function Entry({ entry }: { entry: MenuEntry }) {
  const To = useLink();
  return 'href' in entry ? (
    <Item asChild>
      <To to={entry.href} className={css.entry}>
        {entry.label}
      </To>
    </Item>
  ) : (
    <Item className={css.entry} disabled={entry.disabled ?? false} onSelect={entry.onSelect}>
      {entry.label}
    </Item>
  );
}

/** The open menu. Its code arrives with the first touch of the button. */
export function MenuBody({ button, groups, align, byKey, onClose }: MenuBodyProps) {
  const waiting = useRef(byKey);
  const left = useRef(false);
  return (
    // Not modal: Radix would write a style element to lock the page's scroll.
    <Root open modal={false} onOpenChange={(open) => open || onClose()}>
      {/* The button was there before this code; its place stands in for it. */}
      <Trigger asChild>
        <span className={css.anchor} aria-hidden="true" tabIndex={-1} />
      </Trigger>
      <Portal>
        <Content
          className={css.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={button.current?.id}
          onFocus={({ target, currentTarget }) => {
            if (!waiting.current || target !== currentTarget) return;
            waiting.current = false;
            currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes the menu by itself.
            const target = event.target;
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) button.current?.focus();
          }}
        >
          {groups.map(({ label, entries }, index) => (
            <Group key={label ?? entries[0]?.label}>
              {index > 0 && <Separator className={css.line} />}
              {label && <Label className={css.label}>{label}</Label>}
              {entries.map((entry) => (
                <Entry key={entry.label} entry={entry} />
              ))}
            </Group>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
