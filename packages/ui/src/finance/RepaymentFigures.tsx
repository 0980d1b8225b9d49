import type { Repayment } from '@forecourt/domain';
import * as css from './repayment.css.ts';

export interface RepaymentFiguresProps {
  repayment: Repayment;
  /** `s` is a line of small print, as on a card; `l` where they are what the visitor came for. Default `m`. */
  size?: 's' | 'm' | 'l';
}

/**
 * A repayment, its interest rate and its comparison rate in type of one size and weight: none is
 * more prominent than another (R5-26). Nothing else in the library prints a repayment.
 */
export function RepaymentFigures({ repayment, size = 'm' }: RepaymentFiguresProps) {
  return (
    <ul className={size === 's' ? css.terms : `${css.figures} ${css.figureSize[size]}`}>
      {repayment.amounts.map((amount) => (
        <li key={amount}>{amount}</li>
      ))}
      <li>{repayment.rateText}</li>
      <li>{repayment.comparisonText}</li>
    </ul>
  );
}
