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
  searchHref,
  withBudget,
  withRange,
  withValues,
} from '@forecourt/domain';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { AmountField } from '../forms/AmountField.tsx';
import { unscripted } from '../forms/scripting.css.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { HiddenSearch } from '../search/HiddenSearch.tsx';
import { cx } from '../style/cx.ts';
import { BudgetAnswer } from './BudgetAnswer.tsx';
import { BudgetBodies } from './BudgetBodies.tsx';
import * as css from './budgetFinder.css.ts';

export interface BudgetFinderProps {
  /** A page with this finder: without a script it is sent there, and answered with amount and link. */
  action: string;
  /** Path of the listing that the link leads to. */
  searchPath: string;
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
  /** Vehicles within what is entered now; `null` says nothing of them. */
  count?: number | null;
  /** Where it is told what the amount leaves out. */
  basisHref?: string | null;
  /** Default 2; 1 where the finder is the page. */
  headingLevel?: 1 | 2;
  /**
   * `split` sets the answer off beside the questions; `band` is a strip of few lines; `poster` has
   * the amount large, in hairlines. Default `split`.
   */
  layout?: 'split' | 'band' | 'poster';
  /** The search of what is entered now; `null` where it finds nothing. */
  onChange?: (state: SearchState | null) => void;
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

/** Whether a form says other things than it was sent with. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    (box) => box.value !== box.defaultValue || box.checked !== box.defaultChecked,
  );
}

/** Turns a weekly repayment and a deposit into a search up to that budget (R2-76, R4-27 to R4-29). */
export function BudgetFinder({
  action,
  searchPath,
  state,
  stats,
  bodies = NO_BODIES,
  weekly = budgetDefaults.weekly,
  deposit = budgetDefaults.deposit,
  count = null,
  basisHref = null,
  headingLevel = 2,
  layout = 'split',
  onChange,
  onSearch,
}: BudgetFinderProps) {
  const id = useId();
  const chosen = chosenValues(state, 'body');
  const [entered, setEntered] = useState<Entered>({ weekly, deposit, bodies: chosen });
  // What the form itself says is not sent twice.
  const rest = withRange(bodies.length > 0 ? withValues(state, 'body', []) : state, 'price', null);
  const read = (now: Entered) => {
    const result = budgetResult(budgetOf(now.weekly, now.deposit), stats);
    return { result, search: withBudget(rest, result.amount, now.bodies) };
  };
  const { result, search } = read(entered);
  const amounts = [
    { name: 'weekly', label: 'Your weekly repayments', value: weekly },
    { name: 'deposit', label: 'Your deposit', value: deposit },
  ];
  const box = useRef<HTMLFormElement>(null);
  const take = (form: HTMLFormElement): void => {
    const next = enteredIn(form);
    setEntered(next);
    const now = read(next);
    onChange?.(now.result.affordable ? now.search : null);
  };
  // What was entered before the page came to life, or a browser kept over a reload.
  const takeEarly = useEffectEvent(() => {
    if (box.current !== null && isTouched(box.current)) take(box.current);
  });
  useEffect(() => takeEarly(), []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (result.affordable) onSearch?.(search);
  };
  return (
    <form
      ref={box}
      method="get"
      action={action}
      className={cx(css.form, css.layout[layout])}
      onInput={({ currentTarget }) => take(currentTarget)}
      onSubmit={onSearch && send}
    >
      <HiddenSearch state={rest} />
      <div className={css.heading}>
        <Heading level={headingLevel} section={headingLevel === 2}>
          Find cars for your budget
        </Heading>
      </div>
      {bodies.length > 0 && <BudgetBodies bodies={bodies} chosen={chosen} />}
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
        <span className={unscripted}>
          <Button type="submit" variant="secondary">
            Work out my budget
          </Button>
        </span>
      </div>
      <BudgetAnswer
        noteId={`${id}-note`}
        amount={formatPrice(result.amount)}
        note={result.note}
        button={result.button}
        href={result.affordable ? searchHref(searchPath, search) : null}
        count={count}
        basisHref={basisHref}
      />
    </form>
  );
}
