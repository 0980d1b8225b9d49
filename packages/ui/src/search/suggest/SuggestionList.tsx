import { formatNumber } from '@forecourt/domain';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { wholeNames } from '../../primitives/heading/wholeNames.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { moveActive } from './moveActive.ts';
import * as css from './suggest.css.ts';
import type { Suggestion, SuggestionSource } from './suggestion.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SuggestionListProps {
  /** The box that the shopper types into. It becomes a combobox once this list is there. */
  input: RefObject<HTMLInputElement | null>;
  source: SuggestionSource;
  /** Whether the box was pressed before this list had come. */
  wasPressed: RefObject<boolean>;
  /** Called with the text the box shall hold now; one that waited to be searched is dropped. */
  onChosen: (query: string) => void;
  /** Called when the box shall be empty. */
  onClear: () => void;
}

const NONE: readonly Suggestion[] = [];

/**
 * What a text may mean, under its box: the list of an editable combobox (ARIA practices, "list
 * autocomplete with manual selection"). The box keeps the focus; nothing is chosen until a shopper
 * chooses it, and Enter without a choice searches the text.
 */
export function SuggestionList({
  input,
  source,
  wasPressed,
  onChosen,
  onClear,
}: SuggestionListProps) {
  const id = useId();
  const { found, ask, close } = useSuggestions(source);
  const [active, setActive] = useState(-1);
  const options = found?.options ?? NONE;
  const isOpen = options.length > 0;

  function shut(): void {
    setActive(-1);
    close();
  }

  function choose(suggestion: Suggestion): void {
    onChosen(suggestion.query);
    shut();
    source.onChoose?.(suggestion);
  }

  const onType = useEffectEvent((event: Event) => {
    // While an input method composes letters, the text is not yet what the shopper means.
    if ((event as InputEvent).isComposing) return;
    setActive(-1);
    ask((event.currentTarget as HTMLInputElement).value);
  });

  const onPress = useEffectEvent(() => {
    if (!isOpen) ask(input.current?.value ?? '');
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const box = input.current;
    if (event.target !== box || event.isComposing || event.altKey || event.ctrlKey) return;
    const chosen = options[active];
    if (event.key === 'Escape' && isOpen) shut();
    else if (event.key === 'Enter' && chosen) {
      if (source.onChoose) choose(chosen);
      else document.getElementById(`${id}-${active}`)?.click();
    } else if (event.key === 'ArrowDown' && !isOpen) ask(box?.value ?? '');
    else if (event.key === 'ArrowDown') setActive(moveActive(active, options.length, 1));
    else if (event.key === 'ArrowUp' && isOpen) setActive(moveActive(active, options.length, -1));
    else {
      if (event.key === 'Enter') shut();
      else if (event.key !== 'Shift') setActive(-1);
      return;
    }
    event.preventDefault();
    // The key has done its work: it neither searches the text nor closes what the box stands in.
    event.stopPropagation();
  });

  const onLeave = useEffectEvent(shut);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    const stop = new AbortController();
    const { signal } = stop;
    box.addEventListener('input', onType, { signal });
    box.addEventListener('compositionend', onType, { signal });
    box.addEventListener('click', onPress, { signal });
    box.addEventListener('blur', onLeave, { signal });
    // This must hear of the key before a dialog around the box does.
    window.addEventListener('keydown', onKey, { signal, capture: true });
    // The shopper may have typed or pressed the box while this code was on its way.
    if (box === document.activeElement && (box.value !== '' || wasPressed.current)) onPress();
    return () => stop.abort();
  }, [input, wasPressed]);

  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(isOpen));
    box?.setAttribute('aria-controls', id);
    if (active === -1) box?.removeAttribute('aria-activedescendant');
    else box?.setAttribute('aria-activedescendant', `${id}-${active}`);
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, active]);

  // A box at the lower edge of the window would otherwise open its list out of sight.
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen]);

  return (
    <>
      <button
        type="button"
        aria-label="Clear text"
        className={css.clear}
        onClick={() => {
          shut();
          onClear();
        }}
      >
        <Icon name="close" size="s" />
      </button>
      <div
        id={id}
        // A native list can hold neither links nor counts.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className={isOpen ? css.list : undefined}
      >
        {options.map((option, index) => (
          <Option
            key={option.href}
            id={`${id}-${index}`}
            option={option}
            selected={index === active}
            onChoose={source.onChoose && (() => choose(option))}
          />
        ))}
      </div>
      <output>
        <VisuallyHidden>{found && found.text !== '' && countOf(options)}</VisuallyHidden>
      </output>
    </>
  );
}

interface OptionProps {
  id: string;
  option: Suggestion;
  selected: boolean;
  onChoose: (() => void) | undefined;
}

/** A real link, so that it can be opened in another tab like any other. */
function Option({ id, option, selected, onChoose }: OptionProps) {
  const { label, kind, count, href } = option;
  return (
    <a
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={href}
      className={css.option}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={
        onChoose &&
        ((event) => {
          if (isElsewhere(event)) return;
          event.preventDefault();
          onChoose();
        })
      }
    >
      <Icon name={iconOf(option)} size="s" />
      <span className={css.name}>
        {wholeNames(label)}
        {kind !== null && <span className={css.aside}>{kind}</span>}
      </span>
      {count !== null && (
        <span className={css.count}>
          {formatNumber(count)}
          <VisuallyHidden>{count === 1 ? ' vehicle' : ' vehicles'}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

function iconOf({ kind, count }: Suggestion) {
  if (kind === null) return count === null ? 'clock' : 'search';
  return count === null ? 'search' : 'tag';
}

/** Whether the browser is to open the link itself, in a new tab or window. */
function isElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
}

function countOf(options: readonly Suggestion[]): string {
  if (options.length === 0) return 'No suggestions';
  return options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;
}
