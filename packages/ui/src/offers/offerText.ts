import { offerDescription, offerDisclaimer } from '@forecourt/domain';

/** A text as paragraphs: one a line of the source. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A folded text: all of it, and what stands there while folded, `null` when it is never folded. */
export interface FoldedWords {
  paragraphs: readonly string[];
  excerpt: readonly string[] | null;
}

function folded(text: string, truncate: typeof offerDescription): FoldedWords {
  const { text: start, cut } = truncate(text);
  return { paragraphs: paragraphsOf(text), excerpt: cut ? paragraphsOf(start) : null };
}

/** Description of an offer: above 200 characters it folds to 160 (R9-02). */
export function foldedDescription(text: string): FoldedWords {
  return folded(text, offerDescription);
}

/** Disclaimer of an offer: above 200 characters it folds to 200 (R9-02). */
export function foldedDisclaimer(text: string): FoldedWords {
  return folded(text, offerDisclaimer);
}
