import { ownCarFields, ownCarTitle, rangeText } from '@forecourt/domain';
import {
  Alert,
  AmountField,
  Button,
  Heading,
  Link,
  OtherChoice,
  OwnCarForm,
  Panel,
  Stack,
  Text,
  ToldEstimate,
} from '@forecourt/ui';
import { useKeptValuation } from '../tradeIn/keptValuation.ts';
import type { JourneyStepView } from './checkoutJourney.server.ts';
import { Press } from './Press.tsx';
import { Failure, type JourneyStepProps } from './StepFailure.tsx';

type Step = Extract<JourneyStepView, { at: 'trade-in' }>;

/** Whether the shopper has a car to trade in, and what that is worth. */
export function TradeInStep({ view, step, fault }: JourneyStepProps<Step>) {
  const { action } = view;
  const { kept } = step;
  return (
    <Panel>
      <Heading level={1} size="h2">
        Do you have a car to trade in?
      </Heading>
      <Failure fault={fault} />
      {kept === null ? (
        <Stack gap="l">
          <Press action={action} hidden={{ act: 'none' }} variant="secondary">
            No, go on without
          </Press>
          <Earlier {...{ action, siteId: view.siteId }} />
          <OwnCar {...{ view, step, fault }} />
        </Stack>
      ) : (
        <Stack gap="l">
          <Told {...{ kept, action }} />
          <OtherChoice label="It is another car, or none">
            <Stack gap="l">
              <OwnCar {...{ view, step, fault }} />
              <Press action={action} hidden={{ act: 'none' }} variant="secondary">
                Go on without a trade-in
              </Press>
            </Stack>
          </OtherChoice>
        </Stack>
      )}
    </Panel>
  );
}

/** What it is worth, and what is still owed on it. */
function Told({ kept, action }: { kept: NonNullable<Step['kept']>; action: string }) {
  const { car, outcome, payout } = kept;
  return (
    <Stack>
      <Text weight="strong">{ownCarTitle(car)}</Text>
      {outcome.kind === 'range' ? (
        <>
          <ToldEstimate amounts={[estimateOf(outcome)]} />
          <Text size="s" tone="muted">
            Subject to our inspection: we settle the figure with you when we have seen it.
          </Text>
        </>
      ) : (
        <Text>
          We have too few cars like yours to tell online. One of us looks at it and tells you what
          it is worth.
        </Text>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="act" value="keep" />
        <Stack>
          <AmountField
            id="payout"
            name="payout"
            label="Still owed on it"
            hint="What your lender would want to be paid out. Leave it empty if nothing is."
            defaultValue={payout === null ? '' : String(payout)}
          />
          <Button type="submit" size="l" wide>
            Next
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function OwnCar({ view, step, fault }: JourneyStepProps<Step>) {
  const { makes, thisYear, kept, valueHref } = step;
  const car = kept?.car;
  const known = {
    ...{ make: car?.make ?? '', model: car?.model ?? '', badge: car?.badge ?? '' },
    ...{ year: car === undefined ? '' : String(car.year) },
    kilometres: car === undefined ? '' : String(car.kilometres),
  };
  const typed = Object.fromEntries(
    ownCarFields.map((name) => [name, fault?.typed[name] ?? known[name]]),
  ) as typeof known;
  return (
    <Stack>
      <Heading level={2} size="h4">
        Yes: what it may be worth
      </Heading>
      <OwnCarForm
        method="post"
        action={view.action}
        hidden={{ act: 'car' }}
        {...{ makes, thisYear, values: typed, faults: fault?.faults ?? NO_FAULTS }}
        submitLabel="See my estimate"
      />
      <Text size="s" tone="muted">
        For a car without faults.{' '}
        {valueHref !== null && (
          <>
            <Link href={valueHref}>A few more questions</Link> make it closer; what you are told
            there can be used here.
          </>
        )}
      </Text>
    </Stack>
  );
}

const NO_FAULTS = [] as const;

/** An estimate that this browser was told before, by whichever page. */
function Earlier({ action, siteId }: { action: string; siteId: string }) {
  const kept = useKeptValuation(siteId);
  if (kept === null) return null;
  return (
    <Alert title={`You have an estimate for the ${kept.car}`}>
      <Press action={action} hidden={{ act: 'use', valuation: kept.token }}>
        Use it
      </Press>
    </Alert>
  );
}

function estimateOf(range: { low: number; high: number }) {
  return { label: 'Your estimate', amount: rangeText(range) };
}
