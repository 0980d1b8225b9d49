import { type ItemType, unavailableNotice } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { notice, noticeText } from './soldNotice.css.ts';

export interface SoldNoticeProps {
  itemType: ItemType;
  /** Listing of the same make and model (R4-07). Without it other buttons of the page lead there. */
  similarHref?: string | null;
  /** Default `true`; one that is not sold cannot be had for another reason. */
  sold?: boolean;
}

/** Says that this vehicle is sold or cannot be had, and where to find another like it (R2-73, R4-07). */
export function SoldNotice({ itemType, similarHref = null, sold = true }: SoldNoticeProps) {
  return (
    <div className={notice}>
      <p className={noticeText}>
        {unavailableNotice({ itemType, sold, status: sold ? 'sold' : 'unknown' })}
      </p>
      {similarHref !== null && (
        <ButtonLink href={similarHref}>{vehicleCopy.similarOnForm}</ButtonLink>
      )}
    </div>
  );
}
