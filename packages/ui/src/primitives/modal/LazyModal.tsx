import { useLate } from '../scripted/useLate.ts';
import type { ModalProps } from './Modal.tsx';

async function load() {
  return (await import('./Modal.tsx')).Modal;
}

/**
 * A modal whose code arrives when it first opens; nothing in the server's HTML. Where it cannot be had the
 * modal is closed, so that whoever pressed can press again.
 */
export function LazyModal({ open, ...modal }: ModalProps & { open: boolean }) {
  const Modal = useLate(load, open, modal.onClose);
  return open && Modal ? <Modal {...modal} /> : null;
}
