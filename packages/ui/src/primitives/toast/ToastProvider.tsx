import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useReducer,
} from 'react';
import { nextToast, TOAST_REMOVE_DELAY, type ToastMessage } from './toastState.ts';

const ToastStage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./ToastStage.tsx')).ToastStage,
}));

type ShowToast = (message: ToastMessage) => void;

const ToastContext = /* @__PURE__ */ createContext<ShowToast>(() => undefined);

/** Holds the page's one toast. Put it round the whole page, inside `UiProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, dispatch] = useReducer(nextToast, null);
  const show = useCallback<ShowToast>((message) => dispatch({ type: 'show', message }), []);
  const closed = toast && !toast.open ? toast.id : null;
  useEffect(() => {
    if (closed === null) return;
    const timer = setTimeout(() => dispatch({ type: 'remove', id: closed }), TOAST_REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [closed]);
  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <Suspense fallback={null}>
          <ToastStage toast={toast} onDismiss={() => dispatch({ type: 'dismiss', id: toast.id })} />
        </Suspense>
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
