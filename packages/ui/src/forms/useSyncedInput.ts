import { type RefObject, useEffect, useRef } from 'react';

/**
 * An input that keeps what is being typed and follows `value` when that changes elsewhere, for
 * example by the Back button, also while it has the focus (R5-08).
 *
 * @param isOwn whether a new value only says what was typed here; the input may hold more by now
 */
export function useSyncedInput(
  value: string,
  isOwn?: (value: string) => boolean,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const isFirst = last.current === value;
    last.current = value;
    // Typed before the page came to life.
    if (isFirst && field === field.ownerDocument.activeElement) return;
    if (isFirst || isOwn?.(value) !== true) field.value = value;
    // How a value is judged may change with every drawing; only a new one is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  return input;
}
