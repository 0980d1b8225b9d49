import { present } from './present.ts';
import { wholeWords } from './truncate.ts';

/** A dealer's comments, whole and collapsed. */
export interface DealerComments {
  paragraphs: readonly string[];
  /** At most the first 400 characters, or `null` when all stands there without a toggle. */
  excerpt: readonly string[] | null;
}

const LIMIT = 400;

/**
 * Dealer comments as paragraphs, with their collapsed form: cut at 400 characters, pipes not
 * counted, after a whole word (R5-09).
 */
export function dealerComments(
  comments: string | null,
  pending = 'Dealer comments are pending. Please check back here later.',
): DealerComments {
  const paragraphs = present((comments ?? '').split('|')).map((part) => part.trim());
  if (paragraphs.length === 0) return { paragraphs: [pending], excerpt: null };
  const length = paragraphs.reduce((sum, part) => sum + part.length, 0);
  if (length <= LIMIT) return { paragraphs, excerpt: null };

  const excerpt: string[] = [];
  let left = LIMIT;
  for (const part of paragraphs) {
    if (part.length > left) {
      // Where not even its first word fits, the paragraph before it ends the excerpt.
      const begun = /^\S+/.exec(part)?.[0] ?? '';
      const fits = begun.length <= left || excerpt.length === 0;
      excerpt.push(`${fits ? wholeWords(part, left) : excerpt.pop()}…`);
      break;
    }
    excerpt.push(part);
    left -= part.length;
  }
  return { paragraphs, excerpt };
}
