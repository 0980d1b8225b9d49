import { ownCarFields } from '@forecourt/domain';
import { Alert, Heading, Link, OwnCarForm, PlateForm, Stack, Text } from '@forecourt/ui';
import { useNavigation, useSubmit } from 'react-router';
import { keepTyped } from './keepTyped.ts';
import { useKeptStage } from './keptStage.ts';
import { useKeptValuation } from './keptValuation.ts';
import type { PlateFault } from './lookUpPlate.server.ts';
import { tradeInPaths } from './tradeInKind.ts';
import { queryOf } from './tradeInQuery.ts';
import type { TradeInView } from './tradeInView.server.ts';

export interface CarStageProps {
  view: TradeInView;
  stage: Extract<TradeInView['stage'], { at: 'car' }>;
  /** A number plate that led to no car. */
  fault: PlateFault | null;
}

const plateFields = ['rego', 'rego_state'];

/** Which car it is: by its plate where plates can be looked up, else by what its owner knows of it. */
export function CarStage({ view, stage, fault }: CarStageProps) {
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const { action, kind, siteId } = view;
  const { values, faults, makes, thisYear, plates, found, hidden } = stage;
  const plate = fault?.plate ?? null;
  const asksPlate = plates && !found;
  const carId = hidden['car_id'] ?? null;
  useKeptStage(view, ownCarFields);
  useKeptStage(view, plateFields);
  return (
    <Stack gap="l">
      {!view.asked && <Earlier siteId={siteId} path={tradeInPaths[kind]} />}
      {asksPlate && (
        <Stack>
          <Heading level={2} size="h3">
            Find it by its number plate
          </Heading>
          <PlateForm
            action={tradeInPaths[kind] + queryOf({ car_id: carId, step: 'lookup' })}
            rego={plate?.rego ?? ''}
            regoState={plate?.regoState ?? ''}
            {...(plate !== null && { faults: plate.faults, formError: plate.formError })}
            pending={pending}
            onSend={(form) => void submit(form)}
          />
        </Stack>
      )}
      <Stack>
        <Heading level={2} size="h3">
          {found ? 'Is this your car?' : asksPlate ? 'Or tell us about it' : 'Which car is it?'}
        </Heading>
        {found && <Text tone="muted">Mend what is not right, and add its kilometres.</Text>}
        <OwnCarForm
          {...{ action, values, faults, makes, thisYear, hidden, pending }}
          submitLabel="Next: its condition"
          onSend={(form) => {
            keepTyped(form, 'car');
            void submit(form);
          }}
        />
      </Stack>
    </Stack>
  );
}

/** The way back to an estimate that this browser was told. */
function Earlier({ siteId, path }: { siteId: string; path: string }) {
  const kept = useKeptValuation(siteId);
  if (kept === null) return null;
  return (
    <Alert title={`Your estimate for the ${kept.car}`}>
      <Link href={path + queryOf({ step: 'value', valuation: kept.token })}>See it again</Link>
    </Alert>
  );
}
