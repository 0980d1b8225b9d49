import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { type AppliedPill, Pills } from './Pills.tsx';
import { understood } from './pills.css.ts';

export interface UnderstoodSearchProps {
  /** What the words were read as: `White`, `Up to $40,000`, `7 seats`. */
  pieces: readonly AppliedPill[];
  /** Words that were left to the text search; empty when all were read. */
  rest: string;
  /** The search for the very words that were typed. */
  literalHref: string;
}

/** How plain words were read, each piece removable; nothing when none was understood. */
export function UnderstoodSearch({ pieces, rest, literalHref }: UnderstoodSearchProps) {
  if (pieces.length === 0) return null;
  return (
    <div className={understood}>
      <Text size="s" tone="muted">
        {rest === '' ? 'We read your search as' : `We read your search as “${rest}” and`}
      </Text>
      <Pills label="Your search, as we read it" pills={pieces} />
      <Text size="s">
        <Link href={literalHref}>Search for these exact words instead</Link>
      </Text>
    </div>
  );
}
