import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { error as errorClass } from './forms.css.ts';

/** What is wrong with a field, by the id that `aria-describedby` names; nothing where nothing is. */
export function FieldError({ of, text }: { of: string; text: string | undefined }) {
  return (
    text && (
      <p id={`${of}-error`} className={errorClass}>
        <Icon name="alert" size="s" />
        <span>{wholeNames(text)}</span>
      </p>
    )
  );
}
