import type { ReactNode } from 'react';
import { LazyModal } from '../modal/LazyModal.tsx';

export interface DrawerProps {
  open: boolean;
  /** Escape, the close button, or a press beside the drawer. */
  onClose: () => void;
  title: string;
  /** Edge it comes from. Default `start`. */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons that stay in sight at the lower edge. */
  footer?: ReactNode;
  /** Default `Close`. */
  closeLabel?: string;
  /** Gives the focus back where the opener is no longer there; default: to the opener. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * A tray from the edge of the window: filters, a menu. A form that is its only child fills it, and
 * may bring its own sticky foot instead of `footer`.
 */
export function Drawer({ side = 'start', closeLabel = 'Close', ...modal }: DrawerProps) {
  return <LazyModal place={side} closeLabel={closeLabel} {...modal} />;
}
