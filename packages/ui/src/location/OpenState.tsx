import { Icon } from '../primitives/icon/Icon.tsx';
import { cx } from '../style/cx.ts';
import * as css from './openState.css.ts';

/** Whether a place is open now, and until when. */
export interface Opening {
  open: boolean;
  /** `openText` of the domain: `Open now until 5:30pm`. */
  text: string;
}

/** Open or closed at a glance: words, colour, and a mark of another shape. */
export function OpenState({ open, text, as: As = 'p' }: Opening & { as?: 'p' | 'span' }) {
  const [now, change] = text.split(/(?=until |opens )/);
  return (
    <As className={cx(css.state, css.tone[open ? 'open' : 'closed'])}>
      <span className={css.mark}>
        <Icon name={open ? 'check' : 'minus'} />
      </span>
      {/* When it changes is one thought, so a line breaks before it. */}
      <span>
        {now}
        {change && <span className={css.change}>{change}</span>}
      </span>
    </As>
  );
}
