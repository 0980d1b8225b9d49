import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import * as css from './tooltip.css.ts';

const TooltipBody = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./TooltipBody.tsx')).TooltipBody,
}));

export interface TooltipProps {
  /** What the mark explains: `How is this worked out?` */
  label: string;
  /** The explanation: a sentence or two, nothing to press. */
  text: string;
  /** Default `info`. */
  icon?: IconName;
}

/** Between the pointer's coming or going and the tooltip's, milliseconds. */
const DELAY = { open: 250, close: 120 } as const;

/**
 * A mark that explains the words beside it: on hover, focus or press. What a shopper must know
 * stands on the page instead. Without a script the explanation does.
 */
export function Tooltip({ label, text, icon = 'info' }: TooltipProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(over), over ? DELAY.open : DELAY.close);
    return () => clearTimeout(timer);
  }, [over]);
  const shown = open || held;
  const close = (): void => {
    setOver(false);
    setOpen(false);
    setHeld(false);
  };
  return (
    // The tooltip is inside as React sees it: the pointer may wander onto it.
    <span
      className={css.root}
      onPointerEnter={({ pointerType }) => setOver(pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className={css.trigger}
        onFocus={() => setHeld(true)}
        onBlur={close}
        onClick={() => setHeld(true)}
      >
        <Icon name={icon} />
      </button>
      <span id={id} className={css.words}>
        {text}
      </span>
      {shown && (
        <Suspense fallback={null}>
          <TooltipBody text={text} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
