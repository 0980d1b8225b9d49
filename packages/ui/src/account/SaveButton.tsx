import { scripted } from '../forms/scripting.css.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import * as css from './saveButton.css.ts';

export interface SaveButtonProps {
  /** The vehicle, for those who do not see which card the button stands on. */
  title: string;
  /** Anchor: after signing in the visitor returns to this button (R4-36). */
  id?: string;
  /** `corner` on a card's picture, `icon` on any, `label` among buttons. */
  variant?: 'corner' | 'icon' | 'label';
  saved?: boolean;
  /** The server has not answered yet; the list has changed already. */
  pending?: boolean;
  /** The change did not last and was taken back: why (R4-11). */
  failure?: string | null;
  /**
   * The sign-in page: where a press leads while nobody is signed in, and without a script. `null` where
   * the browser keeps what is saved: nobody signs in, and without a script there is no button.
   */
  signInHref: string | null;
  /** Saves or removes. Absent while nobody with a phone is signed in (R4-10). */
  onToggle?: ((saved: boolean) => void) | undefined;
}

/** The heart of a vehicle: `Save`, or `Saved`. */
export function SaveButton({
  title,
  id,
  variant = 'label',
  saved = false,
  pending = false,
  failure = null,
  signInHref,
  onToggle,
}: SaveButtonProps) {
  const To = useLink();
  const className = cx(
    css.button,
    css.variant[variant],
    saved && css.saved,
    signInHref === null && scripted,
  );
  const text = saved ? 'Saved' : 'Save';
  const content = (
    <>
      <Icon name="heart" />
      {variant === 'label' ? text : <VisuallyHidden>{text}</VisuallyHidden>}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
  if (!onToggle && signInHref !== null) {
    return (
      <To to={signInHref} id={id} className={className}>
        {content}
      </To>
    );
  }
  return (
    <>
      <button
        type="button"
        id={id}
        className={className}
        aria-pressed={saved}
        aria-busy={pending || undefined}
        onClick={() => pending || onToggle?.(!saved)}
      >
        {content}
      </button>
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
