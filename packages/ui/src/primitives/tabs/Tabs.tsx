import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './tabs.css.ts';

export interface Tab {
  /** Stable name: `new`. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs have in common, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Default: the first. */
  defaultTab?: string;
  /** Set it to steer from outside, together with `onTab`. */
  tab?: string;
  onTab?: (id: string) => void;
}

/** Where keys lead from one tab, of how many there are. */
const ways: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * One of several panels at a time; all stay in the page, so that fields keep their values. Without
 * a script the panels stand one under another, each under its name.
 */
export function Tabs({ label, tabs, defaultTab, tab, onTab }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultTab ?? tabs[0]?.id ?? '');
  const shown = tab ?? chosen;
  const idOf = (part: 'tab' | 'panel', id: string) =>
    `${base}${part}${tabs.findIndex((one) => one.id === id)}`;

  function choose(id: string): void {
    if (id === shown) return;
    setChosen(id);
    onTab?.(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const at = tabs.findIndex(({ id }) => id === shown);
    const to = tabs[ways[event.key]?.(at, tabs.length) ?? -1];
    if (to === undefined) return;
    event.preventDefault();
    choose(to.id);
    list.current?.querySelector<HTMLElement>(`[id="${idOf('tab', to.id)}"]`)?.focus();
  }

  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={idOf('tab', id)}
            aria-selected={id === shown}
            aria-controls={idOf('panel', id)}
            // One stop of the Tab key; arrows lead from one to the next.
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
            className={css.tab}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: words, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={idOf('panel', id)}
          aria-labelledby={idOf('tab', id)}
          tabIndex={0}
          className={css.panels[id === shown ? 'shown' : 'away']}
        >
          <p className={css.name}>{words}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
