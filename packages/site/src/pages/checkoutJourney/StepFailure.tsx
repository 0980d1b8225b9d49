import { Alert } from '@forecourt/ui';
import type { JourneyStepView, JourneyView } from './checkoutJourney.server.ts';
import type { JourneyFault } from './submitJourney.server.ts';

/** What the page of every step is given. */
export interface JourneyStepProps<Step = JourneyStepView> {
  view: JourneyView;
  step: Step;
  fault: JourneyFault | null;
}

/** Why nothing was written down. */
export function Failure({ fault }: { fault: JourneyFault | null }) {
  const failure = fault?.failure ?? null;
  return failure === null ? null : (
    <Alert tone="critical" live>
      {failure}
    </Alert>
  );
}
