import {
  DEFAULT_INTEREST_RATE,
  defaultLabels,
  financeCopy,
  formatNumber,
  formatPrice,
  parseAmount,
  parseRate,
} from '@forecourt/domain';
import { type FormEvent, useState } from 'react';
import { AmountField } from '../forms/AmountField.tsx';
import { label as labelClass } from '../forms/forms.css.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { unscripted } from '../forms/scripting.css.ts';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { DescriptionList } from '../primitives/descriptionList/DescriptionList.tsx';
import { Stack } from '../primitives/layout/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { calculation, type LoanFees, type LoanWish } from './calculation.ts';
import * as css from './finance.css.ts';
import { RepaymentFigures } from './RepaymentFigures.tsx';
import { conditions } from './repayment.css.ts';

export interface FinanceCalculatorProps {
  /** The page itself: without a script the form asks it to calculate, by GET. */
  action: string;
  /** What the fields begin with; the rate is 10 percent unless the site says otherwise (R9-05). */
  wish?: Partial<LoanWish>;
  fees: LoanFees;
  /** What that form sends besides its fields. */
  hidden?: Readonly<Record<string, string>>;
  /** The finance form of the page. */
  applyHref?: string | null;
  /** Default `Get Pre-Approved Now`, a label of the dealer. */
  applyLabel?: string;
  /** Whether the answer comes before what it is reckoned from. Default `false`. */
  answerFirst?: boolean;
}

const NOTHING = {};

const start: LoanWish = {
  price: 30_000,
  deposit: 3000,
  balloon: 0,
  interestRate: DEFAULT_INTEREST_RATE,
  years: 5,
};

const terms = [1, 2, 3, 4, 5, 6, 7].map((years) => ({
  value: String(years),
  label: years === 1 ? '1 year' : `${years} years`,
}));

const amounts = [
  { name: 'price', label: 'Vehicle price' },
  { name: 'deposit', label: 'Deposit or trade-in' },
  { name: 'balloon', label: 'Balloon, paid at the end' },
] as const;

/** @param usual the rate where none can be read (R9-05) */
function wishOf(form: HTMLFormElement, usual: number): LoanWish {
  const data = new FormData(form);
  const text = (name: keyof LoanWish): string => String(data.get(name) ?? '');
  const amount = (name: keyof LoanWish): number => parseAmount(text(name));
  return {
    price: amount('price'),
    deposit: amount('deposit'),
    balloon: amount('balloon'),
    interestRate: parseRate(text('interestRate')) ?? usual,
    years: amount('years'),
  };
}

/** Works out repayments while the visitor types; no repayment without its rates (R5-26). */
export function FinanceCalculator({
  action,
  wish: given = {},
  fees,
  hidden = NOTHING,
  applyHref = null,
  applyLabel = defaultLabels.approval,
  answerFirst = false,
}: FinanceCalculatorProps) {
  const [wish, setWish] = useState<LoanWish>({ ...start, ...given });
  const [first] = useState(wish);
  const answer = calculation(wish, fees);
  const update = ({ currentTarget }: FormEvent<HTMLFormElement>): void =>
    setWish(wishOf(currentTarget, first.interestRate));
  const fields = (
    <Stack>
      {amounts.map(({ name, label }) => (
        <AmountField
          key={name}
          name={name}
          label={label}
          required
          defaultValue={formatNumber(first[name])}
          invalid={answer === null}
          noteId={answer === null ? 'finance-note' : undefined}
        />
      ))}
      <AmountField
        name="interestRate"
        label="Interest rate, a year"
        unit="%"
        required
        maxLength={5}
        defaultValue={String(first.interestRate)}
      />
      <SelectField
        name="years"
        label="Term"
        required
        choices={terms}
        defaultValue={String(first.years)}
      />
      <span className={unscripted}>
        <Button type="submit">Calculate</Button>
      </span>
    </Stack>
  );
  const result = (
    <div className={css.answer}>
      <Stack gap="xs">
        <h2 className={labelClass}>Your repayments</h2>
        {answer && (
          <div aria-live="polite">
            <RepaymentFigures repayment={answer.repayment} size="l" />
          </div>
        )}
      </Stack>
      {answer ? (
        <>
          <DescriptionList
            layout="column"
            rows={[
              { label: 'You borrow', value: formatPrice(answer.borrowed) },
              { label: 'Total interest', value: formatPrice(answer.payments.totalInterest) },
              ...(wish.balloon > 0 ? [{ label: 'Balloon', value: formatPrice(wish.balloon) }] : []),
              { label: 'Total payable', value: formatPrice(answer.payments.totalPayable) },
            ]}
          />
          {applyHref && (
            <ButtonLink href={applyHref} wide>
              {applyLabel}
            </ButtonLink>
          )}
          <div className={conditions}>
            <p>{answer.repayment.example}</p>
            <p>{answer.repayment.warning}</p>
            <p>{financeCopy.indicative} Totals are those of monthly repayments, without fees.</p>
          </div>
        </>
      ) : (
        <div id="finance-note" role="alert">
          <Text>
            These amounts leave nothing to borrow, so there are no repayments. Please lower the
            deposit or the balloon.
          </Text>
        </div>
      )}
    </div>
  );
  return (
    <form
      method="get"
      action={action}
      className={css.calculator}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answerFirst && result}
      {fields}
      {!answerFirst && result}
    </form>
  );
}
