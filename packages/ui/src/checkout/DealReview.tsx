import { Link } from '../primitives/link/Link.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import type { DealChoice } from './DealSummary.tsx';
import { review } from './dealReview.css.ts';

export interface DealReviewProps {
  rows: readonly (DealChoice & { changeHref: string | null })[];
}

/** All that was chosen, each with the way to change it. */
export function DealReview({ rows }: DealReviewProps) {
  return (
    <dl className={review}>
      {rows.map(({ label, value, note, changeHref }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note !== null && <span>{note}</span>}
          </dd>
          {changeHref !== null && (
            <dd>
              <Link href={changeHref} variant="standalone">
                Change<VisuallyHidden> {label}</VisuallyHidden>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
