import { ConditionForm, TradeInFrame, ValuationResult } from '@forecourt/ui';
import { useNavigation, useSubmit } from 'react-router';
import type { FormFault } from '../form/formView.ts';
import { CarStage } from './CarStage.tsx';
import { DetailsStage } from './DetailsStage.tsx';
import { keepTyped } from './keepTyped.ts';
import type { PlateFault } from './lookUpPlate.server.ts';
import type { TradeInView } from './tradeInView.server.ts';

export interface TradeInStagePanelProps {
  view: TradeInView;
  fault: FormFault | PlateFault | null;
}

/** The stage that the page's address asks for. */
export function TradeInStagePanel({ view, fault }: TradeInStagePanelProps) {
  const { stage, car, about, action } = view;
  return (
    <TradeInFrame stage={stage.at} car={car}>
      {stage.at === 'car' && (
        <CarStage
          view={view}
          stage={stage}
          fault={fault !== null && 'plate' in fault ? fault : null}
        />
      )}
      {stage.at === 'condition' && <Condition action={action} stage={stage} />}
      {stage.at === 'value' && <Value action={action} stage={stage} about={about} />}
      {stage.at === 'details' && (
        <DetailsStage stage={stage} fault={fault !== null && 'plate' in fault ? null : fault} />
      )}
    </TradeInFrame>
  );
}

type StageProps<At> = Pick<TradeInView, 'action'> & {
  stage: Extract<TradeInView['stage'], { at: At }>;
};

function Condition({ action, stage }: StageProps<'condition'>) {
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const { questions, answers, faults, formError, hidden } = stage;
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

function Value({ action, stage, about }: StageProps<'value'> & Pick<TradeInView, 'about'>) {
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
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
