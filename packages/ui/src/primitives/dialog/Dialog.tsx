import type { ReactNode } from 'react';
import { LazyModal } from '../modal/LazyModal.tsx';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** One sentence under the title, read out with it. */
  description?: string;
  /** At most 440, 600 or 880 pixels wide; a sheet at the lower edge of a phone. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** Buttons that stay in sight, the main one last. */
  actions?: ReactNode;
  /** Default `Close`. */
  closeLabel?: string;
  /** Gives the focus back where the opener is no longer there; default: to the opener. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * A question or form over the page. What opens it should be a link to the same content where there
 * is such a page, so that it works without a script.
 */
export function Dialog({ size = 'm', actions, closeLabel = 'Close', ...modal }: DialogProps) {
  return <LazyModal place={size} footer={actions} closeLabel={closeLabel} {...modal} />;
}
