import { EnquiryForm, Panel, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { FilledIn } from './FilledIn.tsx';
import type { FormFault, FormView } from './formView.ts';
import { useSiteForm } from './useSiteForm.tsx';

export interface FormPanelProps {
  view: FormView;
  /** What the server found in the form that was sent: the page's action data, `null` before. */
  fault: FormFault | null;
  /** Default `Your details`. */
  heading?: string;
  /** What happens with what is sent; in place of what stands over every form. */
  intro?: ReactNode;
  /** Anchor of the panel: `enquire`. */
  id?: string;
}

/** A form of the site, as `drawForm` gave it to the page. */
export function FormPanel({
  view,
  fault,
  heading = 'Your details',
  intro = view.intro,
  id,
}: FormPanelProps) {
  return (
    <Panel heading={heading} {...(id !== undefined && { id })}>
      <Text tone="muted">{intro}</Text>
      {view.about !== null && <Text weight="strong">It is about the {view.about}.</Text>}
      {/* Another vehicle's form is another. */}
      <EnquiryForm key={`${view.action} ${view.carId}`} {...useSiteForm(view, fault)} />
      <FilledIn view={view} />
    </Panel>
  );
}
