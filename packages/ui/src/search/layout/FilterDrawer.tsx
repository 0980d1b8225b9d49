import type { ReactNode } from 'react';
import { Modal } from '../../primitives/modal/Modal.tsx';

export interface FilterDrawerProps {
  onClose: () => void;
  /** Gives the focus back to what opened the drawer. */
  onClosed: () => void;
  children: ReactNode;
}

/** The filters over the page of a phone; mounted while open. */
export function FilterDrawer({ onClose, onClosed, children }: FilterDrawerProps) {
  return (
    <Modal
      title="Filters"
      closeLabel="Close filters"
      place="start"
      onClose={onClose}
      onClosed={onClosed}
    >
      {children}
    </Modal>
  );
}
