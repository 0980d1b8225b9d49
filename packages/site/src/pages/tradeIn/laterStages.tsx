// Loaded while the first stage is filled in.
import { ConditionForm, ValuationResult } from '@forecourt/ui';
import { useMemo } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { keepTyped } from './keepTyped.ts';
import { useKeptStage } from './keptStage.ts';
import type { TradeInView } from './tradeInView.server.ts';

export { DetailsStage } from './DetailsStage.tsx';

export interface StageProps<At> {
  view: TradeInView;
  stage: Extract<TradeInView['stage'], { at: At }>;
}

/** How the shopper's car is. */
export function ConditionStage({ view, stage }: StageProps<'condition'>) {
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const { questions, answers, faults, formError, hidden } = stage;
  const { action } = view;
  const names = useMemo(() => questions.map(({ name }) => name), [questions]);
  useKeptStage(view, names);
  return (
    <ConditionForm
      {...{ action, questions, answers, faults, formError, hidden, pending }}
      onSend={(form) => {
        keepTyped(form, 'condition');
        void submit(form);
      }}
    />
  );
}

/** What it is worth. */
export function ValueStage({ view, stage }: StageProps<'value'>) {
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const { action, about } = view;
  const { outcome, payout, hidden } = stage;
  const vehicle =
    about === null || about.price === null
      ? null
      : { title: about.card.vehicle.title, price: about.price };
  return (
    <ValuationResult
      {...{ action, outcome, payout, hidden, vehicle, pending }}
      onSend={(form, button) => {
        keepTyped(form, 'value');
        void submit(button ?? form);
      }}
    />
  );
}
