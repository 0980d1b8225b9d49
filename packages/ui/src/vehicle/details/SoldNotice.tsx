import { fill, type ItemType, noun, vehicleCopy } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { notice, noticeText } from './details.css.ts';

export interface SoldNoticeProps {
  itemType: ItemType;
  /** Listing of the same make and model (R4-07). */
  similarHref: string;
}

/** Says that this vehicle is sold, and where to find another like it (R2-73). */
export function SoldNotice({ itemType, similarHref }: SoldNoticeProps) {
  return (
    <div className={notice}>
      <p className={noticeText}>{fill(vehicleCopy.sold, { 'vehicle type': noun(itemType) })}</p>
      <ButtonLink href={similarHref}>{vehicleCopy.similarOnForm}</ButtonLink>
    </div>
  );
}
