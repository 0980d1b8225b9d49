import { VISIT_FIELD } from '@forecourt/domain';
import { visitText } from '../../shell/visit.ts';

/** What a form sends, with what this browser remembers of the visit: that is in no page's HTML. */
export function withVisit(form: HTMLFormElement, site: string): FormData {
  const sent = new FormData(form);
  const visit = visitText(site);
  if (visit !== null) sent.set(VISIT_FIELD, visit);
  return sent;
}
