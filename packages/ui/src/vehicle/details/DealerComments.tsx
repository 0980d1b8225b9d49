import { dealerComments, phoneKey } from '@forecourt/domain';
import { FoldedText } from '../../primitives/disclosure/FoldedText.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { link } from '../../primitives/link/link.css.ts';
import { PhoneNumber } from '../../primitives/phoneNumber/PhoneNumber.tsx';
import { usePictureSizes } from '../../provider/UiProvider.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { section } from './details.css.ts';

export interface DealerCommentsProps {
  /** As the feed gives them: pipes part paragraphs; none shows the pending text (R5-09). */
  comments: string | null;
  /** Who wrote them, and where they are rung; nobody signs what nobody has written. */
  signed?: { name: string | null; phone: { text: string; href: string } | null } | null;
}

/** What the dealer writes about a vehicle, cut at 400 characters (R5-09); in a theme that writes letters it is signed. */
export function DealerComments({ comments, signed = null }: DealerCommentsProps) {
  const { lead } = usePictureSizes();
  const { paragraphs, excerpt } = dealerComments(comments);
  return (
    <section className={section}>
      <Heading level={2} section>
        {vehicleCopy.ourComments}
      </Heading>
      <FoldedText
        paragraphs={paragraphs}
        excerpt={excerpt}
        words={{ closed: vehicleCopy.showMore, open: vehicleCopy.showLess }}
      />
      {signed?.name && comments && lead === 'band' && (
        <p>
          <strong>{signed.name}</strong>
          {/* A number that is shown in part is a step of its own (R4-15). */}
          {signed.phone && phoneKey(signed.phone.text) === null && (
            <>
              {' '}
              <a href={signed.phone.href} className={link.standalone}>
                <PhoneNumber number={signed.phone.text} />
              </a>
            </>
          )}
        </p>
      )}
    </section>
  );
}
