import type { ReactNode } from 'react';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { EMAIL_US } from './emailUsCopy.ts';

export interface EmailUsDialogProps {
  /** One sentence under the title, read out with it: whom it goes to, or what it is about. */
  description?: string;
  onClose: () => void;
  /** Gives the focus back; default: to what had it before. */
  onClosed?: () => void;
  /** The form of the page that the link leads to (R2-88). */
  children: ReactNode;
}

/** What an `EmailUs` link opens over its page; mounted while it is open. */
export function EmailUsDialog(dialog: EmailUsDialogProps) {
  return <Dialog open title={EMAIL_US} {...dialog} />;
}
