import { whole } from '../heading/heading.css.ts';

export interface PhoneNumberProps {
  /** As the dealer writes it: `(02) 5550 0121`; or an email address in its place. */
  number: string;
}

/**
 * A number to call. It is read from left to right in every language: among words that are not, its
 * brackets and groups would change places. Its groups stay on one line, and what is copied is what the dealer wrote.
 */
export function PhoneNumber({ number }: PhoneNumberProps) {
  return (
    <bdi dir="ltr" className={whole}>
      {number}
    </bdi>
  );
}
