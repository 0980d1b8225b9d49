import {
  ButtonLink,
  ChoiceCard,
  DealReview,
  EnquiryForm,
  FinanceEstimate,
  Grid,
  HandoverForm,
  Heading,
  Panel,
  PointList,
  Stack,
  Text,
} from '@forecourt/ui';
import { useSiteForm } from '../form/useSiteForm.tsx';
import type { JourneyStepView } from './checkoutJourney.server.ts';
import { reviewRows } from './dealSummary.ts';
import { Press } from './Press.tsx';
import { Failure, type JourneyStepProps } from './StepFailure.tsx';
import { TradeInStep } from './TradeInStep.tsx';

type StepProps<At> = JourneyStepProps<Extract<JourneyStepView, { at: At }>>;

/** The question of a step. */
export function JourneyStep({ step, ...props }: JourneyStepProps) {
  switch (step.at) {
    case 'vehicle':
      return <VehicleStep {...props} step={step} />;
    case 'trade-in':
      return <TradeInStep {...props} step={step} />;
    case 'payment':
      return <PaymentStep {...props} step={step} />;
    case 'handover':
      return <HandoverStep {...props} step={step} />;
    case 'details':
      return <DetailsStep {...props} step={step} />;
    case 'review':
      return <ReviewStep {...props} step={step} />;
  }
}

function VehicleStep({ view: { deal, action }, step, fault }: StepProps<'vehicle'>) {
  const vehicle = deal?.card.vehicle;
  return (
    <Panel>
      <Heading level={1} size="h2">
        Buy the {vehicle?.title} online
      </Heading>
      <Failure fault={fault} />
      <Text>{vehicle?.facts.join(' · ')}</Text>
      <Text>
        Tell us in a few steps how you would like to pay, whether you have a car to trade in, and
        where you would like to get it. Then reserve it, and we get the papers ready.
      </Text>
      <PointList
        points={[
          'About five minutes, and you can stop and come back',
          `Nothing to pay before the last step: a deposit of ${step.terms.deposit}`,
          ...step.terms.promises,
        ]}
      />
      <Press action={action} size="l">
        {step.isBegun ? 'Next: your trade-in' : 'Start'}
      </Press>
    </Panel>
  );
}

function PaymentStep({ view, step, fault }: StepProps<'payment'>) {
  const { estimate, chosen } = step;
  const price = view.deal?.card.vehicle.price.text;
  return (
    <Panel>
      <Heading level={1} size="h2">
        How would you like to pay?
      </Heading>
      <Failure fault={fault} />
      <Text tone="muted">
        You can change it until you reserve, and settle it with us after that.
      </Text>
      <Grid columns="wide">
        {step.hasFinance && (
          <ChoiceCard heading="With finance" chosen={chosen === 'finance'}>
            {estimate === null ? (
              <Text>
                There is no estimate for this vehicle. We work out the repayment with you.
              </Text>
            ) : (
              <FinanceEstimate estimate={estimate} />
            )}
            <Press action={view.action} hidden={{ payment: 'finance' }}>
              Choose finance
            </Press>
          </ChoiceCard>
        )}
        <ChoiceCard heading="In full" chosen={chosen === 'cash'}>
          <Text weight="strong" size="l">
            {price}
          </Text>
          <Text>By your own money or your own bank, less what your trade-in is worth.</Text>
          <Press action={view.action} hidden={{ payment: 'cash' }}>
            Pay in full
          </Press>
        </ChoiceCard>
      </Grid>
    </Panel>
  );
}

function HandoverStep({ view, step, fault }: StepProps<'handover'>) {
  const { places, delivery, chosen, address } = step;
  const typed = fault?.typed ?? {};
  return (
    <Panel>
      <Heading level={1} size="h2">
        How would you like to get it?
      </Heading>
      <HandoverForm
        {...{ action: view.action, places, delivery }}
        chosen={typed['handover'] ?? chosen}
        address={{ ...address, ...typed }}
        faults={fault?.faults ?? []}
        formError={fault?.failure ?? null}
      />
    </Panel>
  );
}

function DetailsStep({ step, fault }: StepProps<'details'>) {
  // It is no lead yet: a plain form, that nothing is told of.
  const { onSend: _, ...form } = useSiteForm(step.form, fault?.form ?? null);
  return (
    <Panel>
      <Heading level={1} size="h2">
        Who is it for?
      </Heading>
      <Failure fault={fault} />
      <Text tone="muted">We get these when you reserve, and not before.</Text>
      <EnquiryForm {...form} />
    </Panel>
  );
}

function ReviewStep({ view, step }: StepProps<'review'>) {
  const { deal, changes } = view;
  if (deal === null) return null;
  return (
    <Panel>
      <Heading level={1} size="h2">
        Is everything right?
      </Heading>
      <DealReview rows={reviewRows(deal)} />
      {deal.estimate !== null && <FinanceEstimate estimate={deal.estimate} />}
      {changes.length === 0 && (
        <Stack gap="s">
          <ButtonLink href={step.reserveHref} icon="lock" size="l" wide>
            Go on to reserve
          </ButtonLink>
          <Text size="s" tone="muted">
            You see the terms once more before anything is sent.
          </Text>
        </Stack>
      )}
    </Panel>
  );
}
