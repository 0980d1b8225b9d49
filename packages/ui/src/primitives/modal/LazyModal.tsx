import { useLate } from '../scripted/useLate.ts';
import type { ModalProps } from './Modal.tsx';

async function load() {
  return (await import('./Modal.tsx')).Modal;
}

/** A modal whose code arrives when it first opens; nothing in the server's HTML. */
export function LazyModal({ open, ...modal }: ModalProps & { open: boolean }) {
  const Modal = useLate(load, open);
  return open && Modal ? <Modal {...modal} /> : null;
}
