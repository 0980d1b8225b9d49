import { maskPhone, telHref } from '@forecourt/domain';
import { useRef } from 'react';
import { buttonClass } from '../primitives/button/buttonClass.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { reveal } from './phoneReveal.css.ts';

export interface PhoneRevealProps {
  /** As the dealer writes it: `(02) 5550 0121`. */
  phone: string;
  size?: 'm' | 'l';
  wide?: boolean;
  /** The number was asked for; once. What comes of the record never holds the number back (R4-16). */
  onReveal?: () => void;
  /** The shown number was tapped: event 25 (R4-16). */
  onCall?: () => void;
}

/** A masked number that shows itself when pressed, as a link that calls (R4-15 to R4-17). */
export function PhoneReveal({
  phone,
  size = 'm',
  wide = false,
  onReveal,
  onCall,
}: PhoneRevealProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const className = buttonClass({ variant: 'secondary', size, wide });
  return (
    <details
      className={wide ? reveal.wide : reveal.narrow}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        // What was pressed is gone; the keyboard goes on from the number.
        link.current?.focus();
        onReveal?.();
      }}
    >
      <summary className={className}>
        <Icon name="phone" />
        <span aria-hidden="true">
          <PhoneNumber number={maskPhone(phone)} />
        </span>
        <VisuallyHidden>Show phone number</VisuallyHidden>
      </summary>
      <a ref={link} href={telHref(phone)} className={className} onClick={() => onCall?.()}>
        <Icon name="phone" />
        <PhoneNumber number={phone} />
      </a>
    </details>
  );
}
