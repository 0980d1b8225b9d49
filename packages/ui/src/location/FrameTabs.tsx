import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { useScripted } from '../primitives/scripted/useScripted.ts';
import { Tabs } from '../primitives/tabs/Tabs.tsx';
import * as css from './frameTabs.css.ts';

export interface FrameTabsProps {
  /** What the tabs have in common, for screen readers. */
  label: string;
  /** The site's own panel, which is open at first. */
  first: { label: string; content: ReactNode };
  /** Pages of others, which the site's policy allows to be framed: a whole address, or a path here. */
  frames: readonly { title: string; url: string }[];
}

/** A form of another site: it may run and be sent, and not take the page away. */
const SANDBOX = 'allow-forms allow-popups allow-scripts';

/**
 * Forms of others in tabs: each is loaded when its tab is opened, and not before (R7-10). Where
 * no script could open one, a link leads there.
 */
export function FrameTabs({ label, first, frames }: FrameTabsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const scripted = useScripted();
  if (frames.length === 0) return first.content;
  return (
    <Tabs
      label={label}
      onTab={(id) => setOpened((before) => new Set([...before, id]))}
      defaultTab="first"
      tabs={[
        { id: 'first', label: first.label, content: first.content },
        ...frames.map(({ title, url }) => ({
          id: url,
          label: title,
          content: (
            <div className={css.frame}>
              {opened.has(url) && (
                <iframe
                  title={title}
                  src={url}
                  className={css.inner}
                  referrerPolicy="strict-origin-when-cross-origin"
                  // One from here that kept its origin could open its own box.
                  sandbox={isHere(url) ? SANDBOX : `${SANDBOX} allow-same-origin`}
                />
              )}
              {!scripted && (
                <ButtonLink href={url} variant="secondary">
                  Open {title}
                  {!isHere(url) && ` at ${new URL(url).host}`}
                </ButtonLink>
              )}
            </div>
          ),
        })),
      ]}
    />
  );
}

function isHere(url: string): boolean {
  return url.startsWith('/');
}
