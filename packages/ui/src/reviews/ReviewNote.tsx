import { Link } from '../primitives/link/Link.tsx';
import { Text } from '../primitives/text/Text.tsx';

export interface ReviewNoteProps {
  /** `minimumRatingNote` of the domain. */
  note: string | null;
  /** Where all reviews stand; `null` draws no link. */
  allHref: string | null;
}

/** By what the reviews above were chosen, and where all of them are (R5-19). */
export function ReviewNote({ note, allHref }: ReviewNoteProps) {
  if (!note) return null;
  return (
    <Text size="s" tone="muted">
      {note}. {allHref && <Link href={allHref}>See all reviews</Link>}
    </Text>
  );
}
