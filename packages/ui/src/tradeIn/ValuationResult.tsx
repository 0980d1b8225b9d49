import {
  type AmountRange,
  changeover,
  changeoverText,
  equityAfterPayout,
  equityText,
  formatNumber,
  formatPrice,
  parseAmount,
  rangeText,
  type SidedAmount,
  type ValuationBasis,
  type ValuationOutcome,
} from '@forecourt/domain';
import { type FormEvent, useState } from 'react';
import { AmountField } from '../forms/AmountField.tsx';
import { unscripted } from '../forms/scripting.css.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Text } from '../primitives/text/Text.tsx';
import * as css from './tradeIn.css.ts';
import { tradeInCopy } from './tradeInCopy.ts';

export interface ValuationResultProps {
  outcome: ValuationOutcome;
  /** Dollars still owed on the car, as typed before. */
  payout: number | null;
  /** The vehicle it is traded for, with its price; `null` where there is none, or it has no price. */
  vehicle: { title: string; price: number } | null;
  action: string;
  /** What keeps the estimate as it was told. */
  hidden: Readonly<Record<string, string>>;
  pending?: boolean;
  /** Takes the sending over from the form; the button says what comes next. */
  onSend?: ((element: HTMLFormElement, button: HTMLButtonElement | null) => void) | undefined;
}

/** Most that anybody owes on a car, dollars. */
const MOST_PAYOUT = 9_999_999;

/**
 * What the car is worth, what that rests on, and what is left of it: nobody has been asked who they
 * are until here. The form is a page's address, so that it may be opened again.
 */
export function ValuationResult({
  outcome,
  payout,
  vehicle,
  action,
  hidden,
  pending = false,
  onSend,
}: ValuationResultProps) {
  const [owed, setOwed] = useState(payout ?? 0);
  return (
    <form
      method="get"
      action={action}
      className={css.result}
      onInput={({ currentTarget }) => setOwed(owedIn(currentTarget))}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        if (onSend || pending) event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const button = submitter instanceof HTMLButtonElement ? submitter : null;
        if (!pending) onSend?.(event.currentTarget, button);
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {outcome.kind === 'range' ? (
        <Estimate outcome={outcome} owed={owed} vehicle={vehicle} payout={payout} />
      ) : (
        <ByHand why={outcome.why} />
      )}
      <div className={css.ways}>
        <Button type="submit" name="step" value="accept" size="l" wide pending={pending}>
          {outcome.kind === 'range' ? 'Accept this offer' : 'Have my car valued'}
        </Button>
        {outcome.kind === 'range' && (
          <Button type="submit" name="step" value="ask" size="l" wide variant="secondary">
            Talk it over first
          </Button>
        )}
      </div>
    </form>
  );
}

function owedIn(form: HTMLFormElement): number {
  return Math.min(parseAmount(String(new FormData(form).get('payout') ?? '')), MOST_PAYOUT);
}

function Estimate({
  outcome: { low, high, basis },
  owed,
  payout,
  vehicle,
}: {
  outcome: Extract<ValuationOutcome, { kind: 'range' }>;
  owed: number;
} & Pick<ValuationResultProps, 'payout' | 'vehicle'>) {
  const left: AmountRange = equityAfterPayout({ low, high }, owed);
  const facts = [
    ...(owed > 0 ? [equityText(left)] : []),
    ...(vehicle === null ? [] : [changeoverText(changeover(vehicle.price, left))]),
  ];
  return (
    <>
      <div className={css.offer}>
        <h2 className={css.offerLabel}>Your car is worth about</h2>
        <p className={css.amount}>{rangeText({ low, high })}</p>
        <p className={css.offerNote}>{tradeInCopy.indicative}</p>
      </div>
      <div className={css.sums}>
        <AmountField
          id="payout"
          name="payout"
          label="Payout amount, if the car is under finance"
          defaultValue={payout ? formatNumber(payout) : ''}
        />
        <span className={unscripted}>
          <Button type="submit" name="step" value="value" variant="secondary">
            Work it out
          </Button>
        </span>
        {facts.length > 0 && (
          <dl className={css.facts} aria-live="polite">
            {vehicle !== null && <Fact label={vehicle.title} amount={formatPrice(vehicle.price)} />}
            {facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </dl>
        )}
        {owed > 0 && <Text size="s">{tradeInCopy.payout}</Text>}
      </div>
      <Basis {...basis} />
    </>
  );
}

/** How it came to be, as far as whoever made it says. */
function Basis({ sampleSize, method }: Pick<ValuationBasis, 'sampleSize' | 'method'>) {
  const rests =
    sampleSize === null
      ? 'What this rests on'
      : `Rests on ${formatNumber(sampleSize)} cars like yours`;
  if (method.length === 0) return sampleSize !== null && <Text size="s">{rests}</Text>;
  return (
    <details className={css.basis}>
      <summary>
        <span>{rests}</span>
        <Icon name="chevronDown" />
      </summary>
      <div>
        {method.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}

function Fact({ label, amount }: SidedAmount) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function ByHand({ why }: { why: 'too few' | 'no answer' }) {
  return (
    <div className={css.offer}>
      <h2 className={css.byHand}>We will value it by hand</h2>
      <p className={css.offerNote}>
        {why === 'too few'
          ? 'We have too few cars like yours to compare it with, and a guess would help nobody. '
          : 'We cannot work out an estimate just now. '}
        Leave your details, and one of us looks at it and calls you with a figure.
      </p>
    </div>
  );
}
