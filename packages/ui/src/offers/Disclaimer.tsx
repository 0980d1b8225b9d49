import { FoldedText } from '../primitives/disclosure/FoldedText.tsx';
import { offerCopy } from './offerCopy.ts';
import { disclaimer } from './offers.css.ts';
import { foldedDisclaimer } from './offerText.ts';

/** Small print of an offer; folded above 200 characters, never hidden. */
export function Disclaimer({ text }: { text: string }) {
  return (
    <div className={disclaimer}>
      <FoldedText
        {...foldedDisclaimer(text)}
        words={{ closed: offerCopy.viewDisclaimer, open: offerCopy.lessDisclaimer }}
      />
    </div>
  );
}
