import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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

/**
 * One of several panels at a time; all stay in the page, so that fields keep their values. Without
 * a script the panels stand one under another, each under its name.
 */
export function Tabs({ label, tabs, defaultTab, tab, onTab }: TabsProps) {
  const first = defaultTab ?? tabs[0]?.id ?? '';
  return (
    <Root
      {...(tab === undefined ? { defaultValue: first } : { value: tab })}
      {...(onTab && { onValueChange: onTab })}
      className={css.tabs}
    >
      {/* Radix writes style attributes here and below; the site's policy refuses them. */}
      <List aria-label={label} className={css.list} style={{ outline: undefined }}>
        {tabs.map(({ id, label: words }) => (
          <Trigger key={id} value={id} className={css.tab}>
            {words}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ id, label: words, content }) => (
        <Content key={id} value={id} forceMount asChild>
          <div className={css.panel} style={{ animationDuration: undefined }}>
            <p className={css.name}>{words}</p>
            {content}
          </div>
        </Content>
      ))}
    </Root>
  );
}
