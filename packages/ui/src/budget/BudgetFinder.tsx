import {
  budgetDefaults,
  budgetOf,
  budgetResult,
  chosenValues,
  type FacetStats,
  formatNumber,
  formatPrice,
  parseAmount,
  type SearchState,
  withBudget,
  withRange,
  withValues,
} from '@forecourt/domain';
import { type FormEvent, useId, useState } from 'react';
import { AmountField } from '../forms/AmountField.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { HiddenSearch } from '../search/HiddenSearch.tsx';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import * as css from './budgetFinder.css.ts';

export interface BudgetFinderProps {
  /** The listing's path: without a script it receives `weekly`, `deposit` and the body types. */
  action: string;
  /** The search the budget is added to (R2-78). */
  state: SearchState;
  /** Prices of the budget search, which leaves out 1000 dollars and less; absent: no minimum. */
  stats: FacetStats | undefined;
  /** Body types to choose from; none hides the choice. */
  bodies?: readonly { value: string; label: string }[];
  /** Dollars a week; default 200 (R4-27). */
  weekly?: number;
  /** Dollars; default 2000 (R4-27). */
  deposit?: number;
  /** Default 2; 1 where the finder is the page. */
  headingLevel?: 1 | 2;
  /** Takes the search over from the form. */
  onSearch?: (state: SearchState) => void;
}

const NO_BODIES: NonNullable<BudgetFinderProps['bodies']> = [];

interface Entered {
  weekly: number;
  deposit: number;
  bodies: readonly string[];
}

function enteredIn(form: HTMLFormElement): Entered {
  const data = new FormData(form);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')];
  return {
    weekly: parseAmount(String(data.get('weekly') ?? '')),
    deposit: parseAmount(String(data.get('deposit') ?? '')),
    bodies: boxes.map(({ value }) => value),
  };
}

/** Turns a weekly repayment and a deposit into a search up to that budget (R2-76, R4-27 to R4-29). */
export function BudgetFinder({
  action,
  state,
  stats,
  bodies = NO_BODIES,
  weekly = budgetDefaults.weekly,
  deposit = budgetDefaults.deposit,
  headingLevel = 2,
  onSearch,
}: BudgetFinderProps) {
  const id = useId();
  const chosen = chosenValues(state, 'body');
  const [entered, setEntered] = useState<Entered>({ weekly, deposit, bodies: chosen });
  const result = budgetResult(budgetOf(entered.weekly, entered.deposit), stats);
  // What the form itself says is not sent twice.
  const rest = withRange(bodies.length > 0 ? withValues(state, 'body', []) : state, 'price', null);
  const amounts = [
    { name: 'weekly', label: 'Your weekly repayments', value: weekly },
    { name: 'deposit', label: 'Your deposit', value: deposit },
  ];
  const update = (event: FormEvent<HTMLFormElement>): void =>
    setEntered(enteredIn(event.currentTarget));
  return (
    <form
      method="get"
      action={action}
      className={css.form}
      onInput={update}
      onSubmit={
        onSearch &&
        ((event) => {
          event.preventDefault();
          const { bodies: ticked } = enteredIn(event.currentTarget);
          onSearch(withBudget(rest, result.amount, ticked));
        })
      }
    >
      <HiddenSearch state={rest} />
      <Heading level={headingLevel}>Find cars for your budget</Heading>
      {bodies.length > 0 && (
        <fieldset>
          <legend className={css.legend}>Select your preferred car types</legend>
          <div className={css.bodies}>
            {bodies.map(({ value, label }, index) => (
              <label key={value} className={css.body}>
                <input
                  type="checkbox"
                  name={`refinementList[body][${index}]`}
                  value={value}
                  defaultChecked={chosen.includes(value)}
                />
                <BodyGlyph body={value} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className={css.amounts}>
        {amounts.map(({ name, label, value }) => (
          <AmountField
            key={name}
            name={name}
            label={label}
            required
            maxLength={9}
            defaultValue={formatNumber(value)}
            invalid={!result.affordable}
            noteId={result.affordable ? undefined : `${id}-note`}
          />
        ))}
      </div>
      <p className={css.estimate}>
        Your estimated budget is <output>{formatPrice(result.amount)}</output>
        <small id={`${id}-note`} aria-live="polite">
          {/* One line for both, so that nothing moves. */}
          <span className={result.note ? css.note : css.assumption}>
            {result.note ?? '5 years, before interest and fees'}
          </span>
        </small>
      </p>
      <Button type="submit" size="l" wide disabled={!result.affordable}>
        {result.button}
      </Button>
    </form>
  );
}
