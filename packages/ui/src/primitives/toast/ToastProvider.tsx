import { createContext, type ReactNode, use, useCallback, useEffect, useReducer } from 'react';
import { useLate } from '../scripted/useLate.ts';
import { nextToast, TOAST_REMOVE_DELAY, type ToastMessage } from './toastState.ts';

async function load() {
  return (await import('./ToastStage.tsx')).ToastStage;
}

type ShowToast = (message: ToastMessage) => void;

const ToastContext = /* @__PURE__ */ createContext<ShowToast>(() => undefined);

/** Holds the page's one toast. Put it round the whole page, inside `UiProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, dispatch] = useReducer(nextToast, null);
  const show = useCallback<ShowToast>((message) => dispatch({ type: 'show', message }), []);
  const ToastStage = useLate(load, toast !== null);
  const closed = toast && !toast.open ? toast.id : null;
  useEffect(() => {
    if (closed === null) return;
    const timer = setTimeout(() => dispatch({ type: 'remove', id: closed }), TOAST_REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [closed]);
  return (
    <ToastContext value={show}>
      {children}
      {toast && ToastStage && (
        <ToastStage toast={toast} onDismiss={() => dispatch({ type: 'dismiss', id: toast.id })} />
      )}
    </ToastContext>
  );
}

/**
 * Shows a message at the edge of the page until it is dismissed or five seconds have passed,
 * longer while the pointer or the focus is on it (R4-31). Announced when the shopper pauses. Not
 * for errors of a form. Does nothing outside of a `ToastProvider`.
 */
export function useToast(): ShowToast {
  return use(ToastContext);
}
