import { lazy, Suspense } from 'react';
import { useScripted } from '../scripted/useScripted.ts';
import type { ModalProps } from './Modal.tsx';

const Modal = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./Modal.tsx')).Modal,
}));

/** A modal whose code arrives when it first opens; nothing in the server's HTML. */
export function LazyModal({ open, ...modal }: ModalProps & { open: boolean }) {
  const scripted = useScripted();
  return open && scripted ? (
    <Suspense fallback={null}>
      <Modal {...modal} />
    </Suspense>
  ) : null;
}
