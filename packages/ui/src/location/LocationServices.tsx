import { TickedEntries } from '../primitives/icon/TickedEntries.tsx';
import { services as list } from './locationHeader.css.ts';

/** What is done at a place, in the dealer's words; nothing when none are named. */
export function LocationServices({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <ul className={list}>
      <TickedEntries texts={services} />
    </ul>
  );
}
