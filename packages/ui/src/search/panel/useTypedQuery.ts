import { emptySearch, withQuery } from '@forecourt/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { useSyncedInput } from '../../forms/useSyncedInput.ts';

/** Milliseconds after the last key until the text is searched (R5-08). */
const DEBOUNCE = 300;

export interface TypedQuery {
  input: RefObject<HTMLInputElement | null>;
  /** Searches the text after a pause in the typing. */
  later(text: string): void;
  /** Searches the text now. */
  now(text: string): void;
  /** What was typed is not searched any more. */
  forget(): void;
}

/** The text as an address spells it. */
function plain(text: string): string {
  return withQuery(emptySearch, text).query;
}

/**
 * A box for a search's text: the typing leads, and what arrives of it later does not touch what has
 * been typed since; any other text, as Back brings it, takes its place (R5-08).
 */
export function useTypedQuery(query: string, onQuery?: (query: string) => void): TypedQuery {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Texts that were handed over and have not come back yet. */
  const sent = useRef<readonly string[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const input = useSyncedInput(query, (text) => {
    const at = sent.current.indexOf(text);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    const isTyping = timer.current !== undefined || sent.current.length > 0;
    if (at < 0) forget();
    return at >= 0 && (isTyping || plain(input.current?.value ?? '') === text);
  });

  function forget(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }
  function now(text: string): void {
    forget();
    sent.current = [...sent.current, plain(text)];
    onQuery?.(text);
  }
  function later(text: string): void {
    forget();
    timer.current = setTimeout(() => now(text), DEBOUNCE);
  }
  return { input, later, now, forget };
}
