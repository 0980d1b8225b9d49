import { TradeInFrame } from '@forecourt/ui';
import type { FormFault } from '../form/formView.ts';
import type { PlateFault } from './lookUpPlate.server.ts';
import {
  ServedCarStage,
  ServedConditionStage,
  ServedDetailsStage,
  ServedValueStage,
} from './stageParts.ts';
import type { TradeInView } from './tradeInView.server.ts';

export interface TradeInStagePanelProps {
  view: TradeInView;
  fault: FormFault | PlateFault | null;
}

/** The stage that the page's address asks for. */
export function TradeInStagePanel({ view, fault }: TradeInStagePanelProps) {
  const { stage, car } = view;
  return (
    <TradeInFrame stage={stage.at} car={car}>
      {stage.at === 'car' && (
        <ServedCarStage
          view={view}
          stage={stage}
          fault={fault !== null && 'plate' in fault ? fault : null}
        />
      )}
      {stage.at === 'condition' && <ServedConditionStage view={view} stage={stage} />}
      {stage.at === 'value' && <ServedValueStage view={view} stage={stage} />}
      {stage.at === 'details' && (
        <ServedDetailsStage
          stage={stage}
          fault={fault !== null && 'plate' in fault ? null : fault}
        />
      )}
    </TradeInFrame>
  );
}
