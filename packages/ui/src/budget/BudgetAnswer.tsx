import { formatNumber } from '@forecourt/domain';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Link } from '../primitives/link/Link.tsx';
import * as css from './budgetFinder.css.ts';

interface BudgetAnswerProps {
  /** Id of the line under the amount, which says what is wrong with the fields. */
  noteId: string;
  /** `$54,000` */
  amount: string;
  /** Why there is nothing to see. */
  note: string | null;
  button: string;
  /** Listing of what the budget buys; `null` where that is nothing. */
  href: string | null;
  count: number | null;
  /** Where it is told what the amount leaves out. */
  basisHref: string | null;
}

/** What the budget comes to, what that leaves out, and the way to the vehicles. */
export function BudgetAnswer({
  noteId,
  amount,
  note,
  button,
  href,
  count,
  basisHref,
}: BudgetAnswerProps) {
  return (
    <div className={css.answer}>
      <p className={css.estimate}>
        Your estimated budget is <output>{amount}</output>
        <small id={noteId} aria-live="polite">
          {/* One line for both, so that nothing moves. */}
          <span className={note ? css.note : css.assumption}>
            {note ?? '5 years, before interest and fees'}
          </span>
        </small>
        {basisHref !== null && (
          <Link href={basisHref} variant="standalone">
            How we work it out
          </Link>
        )}
      </p>
      <div className={css.way}>
        {href === null ? (
          <Button size="l" wide disabled>
            {button}
          </Button>
        ) : (
          <ButtonLink href={href} size="l" wide>
            {button}
          </ButtonLink>
        )}
        <p className={css.count} aria-live="polite">
          {href !== null &&
            count !== null &&
            `${formatNumber(count)} in stock up to that price today`}
        </p>
      </div>
    </div>
  );
}
