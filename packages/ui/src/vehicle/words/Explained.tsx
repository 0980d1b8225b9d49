import { meanings, termOf } from '@forecourt/domain';
import { useId } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { meaning, word } from './explained.css.ts';

export interface ExplainedProps {
  /** `Drive Away`, `Test Drive Only`; any other text stands as it is. */
  text: string;
}

/**
 * A word of the trade with its meaning one press away, by touch, keyboard or mouse. The browser
 * opens and closes it, so it needs no script; Escape, Back on a phone and a press elsewhere close.
 */
export function Explained({ text }: ExplainedProps) {
  const id = useId();
  const term = termOf(text);
  if (term === null) return text;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={word}
        aria-label={`${text}: what does it mean?`}
      >
        {text}
        <Icon name="info" size="s" />
      </button>
      <span popover="auto" id={id} className={meaning}>
        <strong>{text}</strong> {meanings[term]}
      </span>
    </>
  );
}
