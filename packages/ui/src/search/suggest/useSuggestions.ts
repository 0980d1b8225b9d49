import { useEffect, useRef, useState } from 'react';
import type { Suggestion, SuggestionSource } from './suggestion.ts';

/** Suggestions on screen: what was found for a text. */
export interface Suggestions {
  text: string;
  options: readonly Suggestion[];
}

export interface SuggestionSearch {
  /** `null` while the list is closed. */
  found: Suggestions | null;
  ask(text: string): void;
  close(): void;
}

/** Asks for suggestions; of several answers on their way only the latest counts. */
export function useSuggestions(source: SuggestionSource): SuggestionSearch {
  const [found, setFound] = useState<Suggestions | null>(null);
  const asking = useRef<AbortController>(null);

  function close(): void {
    asking.current?.abort();
    setFound(null);
  }

  function ask(text: string): void {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const show = (options: readonly Suggestion[]) => {
      if (!own.signal.aborted) setFound({ text, options });
    };
    source.find(text, own.signal).then(show, () => show([]));
  }

  useEffect(() => () => asking.current?.abort(), []);
  return { found, ask, close };
}
