import type { ReactNode } from 'react';
import { SUCCESS_PATH } from '../../presenters/paths.ts';
import { bringPages } from './bringPages.ts';
import { EmailUsForm } from './EmailUsForm.tsx';
import type { EmailUsView } from './emailUsView.ts';

/**
 * Fetches the form that a link is about, and how it looks.
 *
 * @param onClose takes away what is returned
 * @throws where it cannot be had
 */
export async function bringEmailUs(
  link: HTMLAnchorElement,
  onClose: () => void,
): Promise<ReactNode> {
  // Whoever hears the page is told that it works on something.
  link.ariaBusy = 'true';
  try {
    const [answer] = await Promise.all([
      fetch(`/api/email-us?${link.dataset.emailUs}`),
      import('@forecourt/ui/styles/enquiry.css'),
      import('@forecourt/ui/styles/modal.css'),
    ]);
    if (!answer.ok) throw new Error(`The form was not given (${answer.status}).`);
    const view = (await answer.json()) as EmailUsView;
    await bringPages(view.form.action, SUCCESS_PATH);
    return <EmailUsForm view={view} onClose={onClose} onClosed={() => link.focus()} />;
  } finally {
    link.ariaBusy = null;
  }
}
