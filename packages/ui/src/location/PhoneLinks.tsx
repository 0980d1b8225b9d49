import { telHref } from '@forecourt/domain';
import { Icon } from '../primitives/icon/Icon.tsx';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import * as css from './location.css.ts';

/** Numbers of a place, each a link with what it is for. */
export function PhoneLinks({ numbers }: { numbers: readonly { label: string; phone: string }[] }) {
  return numbers.map(({ label, phone }) => (
    <a key={label} href={telHref(phone)} className={css.phone}>
      <Icon name="phone" />
      <span className={css.number}>
        {label && <small>{label}</small>}
        <PhoneNumber number={phone} />
      </span>
    </a>
  ));
}
