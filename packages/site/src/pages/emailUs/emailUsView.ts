import type { FormView } from '../form/formView.ts';

/** What `Email Us` opens over a page. */
export interface EmailUsView {
  /** Whom it goes to, or what it is about. */
  description: string;
  /** The form of the page that the link leads to, sent to that page. */
  form: FormView;
}
