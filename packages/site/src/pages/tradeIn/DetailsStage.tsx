import { equityAfterPayout, equityText, rangeText } from '@forecourt/domain';
import { AcceptForm, Heading, Stack, Text, ToldEstimate } from '@forecourt/ui';
import { useNavigation, useSubmit } from 'react-router';
import type { FormFault, FormView } from '../form/formView.ts';
import { AskDetails } from './AskDetails.tsx';
import type { TradeInView } from './tradeInView.server.ts';

export interface DetailsStageProps {
  stage: Extract<TradeInView['stage'], { at: 'details' }>;
  /** What the server found in the details that were sent. */
  fault: FormFault | null;
}

/** Whose car it is: asked last, under the figure it is about. */
export function DetailsStage({ stage, fault }: DetailsStageProps) {
  const { outcome, payout, accepts, form, agree } = stage;
  const isRange = outcome.kind === 'range';
  return (
    <Stack>
      {isRange && (
        <ToldEstimate
          amounts={[
            { label: 'Your estimate', amount: rangeText(outcome) },
            ...(payout === null ? [] : [equityText(equityAfterPayout(outcome, payout))]),
          ]}
        />
      )}
      {agree === null ? (
        <Ask accepts={isRange && accepts} form={form} fault={fault} />
      ) : (
        <Agree {...agree} fault={fault} />
      )}
    </Stack>
  );
}

type AskProps = Pick<DetailsStageProps, 'fault'> & { accepts: boolean; form: FormView };

function Ask({ accepts, form, fault }: AskProps) {
  return (
    <>
      <Stack gap="xs">
        <Heading level={2} size="h3">
          {accepts ? 'Whose car is it?' : 'How do we reach you?'}
        </Heading>
        <Text tone="muted">
          {accepts ? SETTLED : 'One of us looks at it and gets back to you with a figure.'}
        </Text>
      </Stack>
      <AskDetails form={form} fault={fault} />
    </>
  );
}

type AgreeProps = Pick<DetailsStageProps, 'fault'> & { action: string; hidden: PostedFields };
type PostedFields = Readonly<Record<string, string>>;

/** The dealer has the shopper's details already. */
function Agree({ action, hidden, fault }: AgreeProps) {
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const failure = fault?.failure ?? null;
  return (
    <>
      <Stack gap="xs">
        <Heading level={2} size="h3">
          We have your details
        </Heading>
        <Text tone="muted">
          They are those of the enquiry that you sent us about this car. {SETTLED}
        </Text>
      </Stack>
      <AcceptForm
        {...{ action, hidden, pending, formError: failure?.inline ?? null }}
        onSend={(form) => void submit(form)}
      />
    </>
  );
}

const SETTLED = 'We call you to settle when we inspect the car. Nothing binds you before that.';
