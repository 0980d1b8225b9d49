import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLate } from '../../primitives/scripted/useLate.ts';
import { bringSuggestions } from './bringSuggestions.ts';
import type { SuggestionSource } from './suggestion.ts';

export interface LazySuggestionsProps {
  /** A text field of the role `searchbox`; it becomes a combobox. */
  input: RefObject<HTMLInputElement | null>;
  source: SuggestionSource;
  /** One was chosen: the box holds this now. */
  onChosen?: (query: string) => void;
  /** The box was emptied. */
  onClear?: () => void;
}

/** Suggestions under a search box, whose code is loaded when the box is first used. */
export function LazySuggestions({ input, source, onChosen, onClear }: LazySuggestionsProps) {
  const [isUsed, setUsed] = useState(false);
  const wasPressed = useRef(false);
  useEffect(() => {
    const box = input.current;
    if (box === null || isUsed) return;
    const stop = new AbortController();
    const use = () => setUsed(true);
    // Scripts may come after the shopper.
    if (box === document.activeElement) use();
    box.addEventListener('focus', use, { signal: stop.signal });
    return () => stop.abort();
  }, [input, isUsed]);
  useEffect(() => {
    const stop = new AbortController();
    const press = () => {
      wasPressed.current = true;
    };
    input.current?.addEventListener('click', press, { signal: stop.signal, once: true });
    return () => stop.abort();
  }, [input]);
  const SuggestionList = useLate(bringSuggestions, isUsed);
  if (SuggestionList === null) return null;

  return (
    <SuggestionList
      input={input}
      source={source}
      wasPressed={wasPressed}
      onChosen={(text) => {
        write(input.current, text);
        onChosen?.(text);
      }}
      onClear={() => {
        write(input.current, '');
        input.current?.focus();
        onClear?.();
      }}
    />
  );
}

function write(box: HTMLInputElement | null, text: string): void {
  if (box) box.value = text;
}
