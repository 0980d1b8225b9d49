import { present } from './present.ts';
import { truncate } from './truncate.ts';

/** A dealer's comments, whole and collapsed. */
export interface DealerComments {
  paragraphs: readonly string[];
  /** The first 400 characters, or `null` when all stands there without a toggle. */
  excerpt: readonly string[] | null;
}

const limit = 400;

/** Dealer comments as paragraphs, with their collapsed form (R5-09; the limit leaves pipes out). */
export const dealerComments = (
  comments: string | null,
  pending = 'Dealer comments are pending. Please check back here later.',
): DealerComments => {
  const paragraphs = present((comments ?? '').split('|')).map((part) => part.trim());
  if (paragraphs.length === 0) return { paragraphs: [pending], excerpt: null };
  const length = paragraphs.reduce((sum, part) => sum + part.length, 0);
  if (length <= limit) return { paragraphs, excerpt: null };

  const excerpt: string[] = [];
  let left = limit;
  for (const part of paragraphs) {
    if (part.length > left) {
      // A cut between two paragraphs marks the end of the first.
      excerpt.push(left > 0 ? truncate(part, left).text : `${excerpt.pop()}…`);
      break;
    }
    excerpt.push(part);
    left -= part.length;
  }
  return { paragraphs, excerpt };
};
