import { defaultLabels, type FinanceEstimate as Estimate } from '@forecourt/domain';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Stack } from '../primitives/layout/Stack.tsx';
import { RepaymentFigures } from './RepaymentFigures.tsx';
import * as css from './repayment.css.ts';

export interface FinanceEstimateProps {
  /** Of `financeEstimate`: without rate, comparison rate and warning there is none (R5-26). */
  estimate: Estimate;
  /** `card` leaves out the terms and the button, never the rates or the warning (R9-16). */
  place?: 'card' | 'detail';
  /** The vehicle's finance page (`financeLink`). */
  applyHref?: string | null;
  /** Default `Get Pre-Approved Now`, a label of the dealer (R9-13). */
  applyLabel?: string;
}

/** What a vehicle costs by the week or month, with everything the law wants beside it. */
export function FinanceEstimate({
  estimate,
  place = 'detail',
  applyHref = null,
  applyLabel = defaultLabels.approval,
}: FinanceEstimateProps) {
  const { repayment, terms, disclaimer } = estimate;
  const onCard = place === 'card';
  return (
    <Stack gap={onCard ? 'xs' : 's'}>
      <RepaymentFigures repayment={repayment} size={onCard ? 's' : 'm'} />
      {!onCard && (
        <ul className={css.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <div className={css.conditions}>
        <p>
          {`${repayment.example} `}
          <span>{repayment.warning}</span>
        </p>
        {!onCard && <p>{disclaimer}</p>}
      </div>
      {!onCard && applyHref && (
        <ButtonLink href={applyHref} variant="secondary" wide>
          {applyLabel}
        </ButtonLink>
      )}
    </Stack>
  );
}
