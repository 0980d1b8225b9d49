import { equityAfterPayout, equityText, rangeText } from '@forecourt/domain';
import { EnquiryForm, Heading, Stack, Text, ToldEstimate } from '@forecourt/ui';
import type { FormFault } from '../form/formView.ts';
import { useSiteForm } from '../form/useSiteForm.tsx';
import type { TradeInView } from './tradeInView.server.ts';

export interface DetailsStageProps {
  stage: Extract<TradeInView['stage'], { at: 'details' }>;
  /** What the server found in the details that were sent. */
  fault: FormFault | null;
}

/** Whose car it is: asked last, under the figure it is about. */
export function DetailsStage({ stage, fault }: DetailsStageProps) {
  const { outcome, payout, accepts, form } = stage;
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
      <Stack gap="xs">
        <Heading level={2} size="h3">
          {isRange && accepts ? 'Whose car is it?' : 'How do we reach you?'}
        </Heading>
        <Text tone="muted">
          {isRange && accepts
            ? 'We call you to settle when we inspect the car. Nothing binds you before that.'
            : 'One of us looks at it and gets back to you with a figure.'}
        </Text>
      </Stack>
      <EnquiryForm {...useSiteForm(form, fault)} />
    </Stack>
  );
}
