import { cx } from '../style/cx.ts';
import * as css from './location.css.ts';

export interface OpenStateProps {
  open: boolean | null;
  /** `openText` of the domain. */
  text: string;
}

/** `Open now until 5:30pm`, with a mark in the colour of its answer. */
export function OpenState({ open, text }: OpenStateProps) {
  return (
    <p className={css.state}>
      <span className={cx(css.dot, open === true && css.dotOpen)} />
      {text}
    </p>
  );
}
