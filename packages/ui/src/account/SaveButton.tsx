import { scripted } from '../forms/scripting.css.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import * as css from './saveButton.css.ts';

/** Where a press is sent while no script answers it: the watchlist's own form. */
export interface SaveForm {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** Id of the line that tells what was done: the answer leads to it, and shows it. */
  doneId?: string;
  /** Page of what is saved. */
  listHref: string;
}

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
  /** Saves by a form, where the server keeps what is saved; then nothing needs a script. */
  form?: SaveForm;
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
  form,
  onToggle,
}: SaveButtonProps) {
  const To = useLink();
  const className = cx(
    css.button,
    css.variant[variant],
    saved && css.saved,
    signInHref === null && !form && scripted,
  );
  const text = saved ? 'Saved' : 'Save';
  const content = (
    <>
      <Icon name="heart" />
      {variant === 'label' ? (
        <span className={css.word}>{text}</span>
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
  if (!form && !onToggle && signInHref !== null) {
    return (
      <To to={signInHref} id={id} className={className}>
        {content}
      </To>
    );
  }
  const press = () => pending || onToggle?.(!saved);
  const button = (
    <button
      type={form ? 'submit' : 'button'}
      id={id}
      className={className}
      aria-pressed={saved}
      aria-busy={pending || undefined}
      {...(!form && { onClick: press })}
    >
      {content}
    </button>
  );
  return (
    <>
      {form ? (
        <form
          method="post"
          action={form.action}
          onSubmit={(event) => {
            if (!onToggle) return;
            event.preventDefault();
            press();
          }}
        >
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {button}
          {form.doneId && (
            <p id={form.doneId} className={css.done}>
              Saved. <To to={form.listHref}>See your saved cars</To>
            </p>
          )}
        </form>
      ) : (
        button
      )}
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
