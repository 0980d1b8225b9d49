import { BookingForm, type BookingFormProps, Panel } from '@forecourt/ui';
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
  return (
    <Panel {...(id !== undefined && { id })}>
      <BookingForm {...form} kind={kind} earliest={earliest} />
      <FilledIn form={view.kind} />
    </Panel>
  );
}
