import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { type ReactNode, useState } from 'react';
import { cx } from '../../style/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import { useScripted } from '../scripted/useScripted.ts';
import * as css from './collapsible.css.ts';
import { useFoundInPage } from './useFoundInPage.ts';

export interface CollapsibleProps {
  /** Words of the line that opens and closes. */
  label: ReactNode;
  /** Set it to steer from outside, together with `onOpenChange`. */
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /**
   * Keeps closed content in the page, so that fields in it keep their values and the browser's own
   * search finds and opens it (R4-30). Default `false`: closed content is not mounted.
   */
  forceMount?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/**
 * A line that opens content under it, from no height to its own in 300 ms; at once under reduced
 * motion (R4-30). For one that stands once on a page; rows that repeat use `details`. Without a
 * script the content stands open.
 */
export function Collapsible({
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  forceMount = false,
  disabled = false,
  children,
}: CollapsibleProps) {
  const scripted = useScripted();
  const [own, setOwn] = useState(defaultOpen);
  const [moved, setMoved] = useState(false);
  const shown = open ?? own;
  const change = (next: boolean): void => {
    setMoved(true);
    setOwn(next);
    onOpenChange?.(next);
  };
  const content = useFoundInPage(forceMount && !shown, () => change(true));
  return (
    <Root open={shown} onOpenChange={change} disabled={disabled}>
      <Trigger className={css.trigger}>
        {label}
        <Icon name="chevronDown" />
      </Trigger>
      <Content
        ref={content}
        className={cx(css.content, moved && css.moving)}
        {...((forceMount || !scripted) && { forceMount: true as const })}
      >
        <div className={css.inner}>{children}</div>
      </Content>
    </Root>
  );
}
