import { type RefObject, useEffect, useRef } from 'react';

/**
 * An input that keeps what is being typed and follows `value` when that changes elsewhere, for
 * example by the Back button (R5-08).
 */
export function useSyncedInput(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field && field !== field.ownerDocument.activeElement) field.value = value;
  }, [value]);
  return input;
}
