import { BookingForm, type BookingFormProps, Panel, type TimesAt } from '@forecourt/ui';
import { useMemo, useState } from 'react';
import { FilledIn } from './FilledIn.tsx';
import type { FormFault, FormView } from './formView.ts';
import { useSiteForm } from './useSiteForm.tsx';

export interface BookingPanelProps extends Pick<BookingFormProps, 'kind'> {
  view: FormView;
  /** What the server found in the form that was sent: the page's action data, `null` before. */
  fault: FormFault | null;
  /** First day that can be asked for, `YYYY-MM-DD`. */
  earliest: string;
  /** Anchor of the panel. */
  id?: string;
}

/** A form that asks for a visit, in steps where there is a script. */
export function BookingPanel({ kind, view, fault, earliest, id }: BookingPanelProps) {
  const form = useSiteForm(view, fault);
  /** The step that what was typed and not sent was on. */
  const [resumeAt, setResumeAt] = useState(0);
  const { carId, givesTimes } = view;
  const timesAt = useMemo(() => (givesTimes ? timesFor(carId) : undefined), [givesTimes, carId]);
  return (
    <Panel {...(id !== undefined && { id })}>
      <BookingForm {...form} kind={kind} {...{ earliest, timesAt, resumeAt }} />
      <FilledIn view={view} onStep={setResumeAt} />
    </Panel>
  );
}

/** Asks the site's API; what asks comes when a place is chosen. */
function timesFor(carId: string | null): TimesAt {
  return async (locationId) => (await import('./fetchTimes.ts')).fetchTimes(locationId, carId);
}
