import { meanings, termOf } from '@forecourt/domain';
import { useId } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { meaning, word } from './explained.css.ts';

export interface ExplainedProps {
  /** `Drive Away`, `Test Drive Only`; any other text stands as it is. */
  text: string;
  /** Of its meaning, where it stands in a part of a page that is kept; default: one is made. */
  id?: string | undefined;
}

/**
 * A word of the trade with its meaning one press away, by touch, keyboard or mouse. The browser
 * opens and closes it, so it needs no script; Escape, Back on a phone and a press elsewhere close.
 */
export function Explained({ text, id: given }: ExplainedProps) {
  const made = useId();
  const id = given ?? made;
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
