import { EMAIL_US } from '../enquiry/emailUsCopy.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './location.css.ts';

export interface EmailUsProps {
  /** The page with the form, where the link leads without a script. */
  href: string;
  /** What the form is about, for the script that opens it: `location_id=1`, `car_id=7`. */
  about: string;
  /** Who is written to, for whoever hears the link by itself. */
  name: string;
}

/**
 * A link to a page with a form. It stands on pages as they are sent, too, whose browsers run no code of
 * it: who listens for `data-email-us` opens the same form over the page, in an `EmailUsDialog`.
 */
export function EmailUs({ href, about, name }: EmailUsProps) {
  const To = useLink();
  return (
    <To to={href} className={css.email} aria-label={`${EMAIL_US}: ${name}`} data-email-us={about}>
      <Icon name="mail" />
      {EMAIL_US}
    </To>
  );
}
