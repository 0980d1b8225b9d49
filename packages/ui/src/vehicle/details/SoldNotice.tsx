import { type ItemType, soldNotice } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
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
      <p className={noticeText}>{soldNotice({ itemType, sold: true, status: 'sold' })}</p>
      <ButtonLink href={similarHref}>{vehicleCopy.similarOnForm}</ButtonLink>
    </div>
  );
}
