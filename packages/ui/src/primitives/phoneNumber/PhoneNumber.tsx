import { phoneKey, phoneText } from '@forecourt/domain';
import { whole } from '../heading/heading.css.ts';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden.tsx';

export interface PhoneNumberProps {
  /**
   * As the dealer writes it: `(02) 5550 0121`; or an email address in its place. One that must be asked
   * for (`maskedPhone` of the domain) is its mask, for a link to the page that shows it (R4-15).
   */
  number: string;
}

/**
 * A number to call. It is read from left to right in every language: among words that are not, its
 * brackets and groups would change places. Its groups stay on one line, and what is copied is what the dealer wrote.
 */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const key = phoneKey(number);
  if (key === null) {
    return (
      <bdi dir="ltr" className={whole}>
        {number}
      </bdi>
    );
  }
  return (
    <>
      <bdi dir="ltr" className={whole} aria-hidden="true">
        {phoneText(number)}
      </bdi>
      <VisuallyHidden>Show phone number</VisuallyHidden>
    </>
  );
}
