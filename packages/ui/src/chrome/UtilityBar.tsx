import { Container } from '../primitives/layout/Container.tsx';
import { HeaderContact, type HeaderPlace } from './HeaderContact.tsx';
import * as css from './layouts/utility.css.ts';

export interface UtilityBarProps {
  /** A line about the dealer: `Family owned since 1974`. */
  strapline?: string | null;
  phone?: string | null;
  places: readonly HeaderPlace[];
}

/** The strip over the header: who the dealer is, where, and its phone. */
export function UtilityBar({ strapline = null, phone = null, places }: UtilityBarProps) {
  return (
    <div className={css.utility}>
      <Container>
        <div className={css.utilityRow}>
          <p>{strapline}</p>
          <HeaderContact places={places} phone={phone} />
        </div>
      </Container>
    </div>
  );
}
