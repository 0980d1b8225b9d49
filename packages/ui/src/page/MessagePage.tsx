import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import type { IconName } from '../primitives/icon/paths.ts';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { besideMessage, mark, message } from './page.css.ts';
import { SplitLayout } from './SplitLayout.tsx';

export interface MessagePageProps {
  heading: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** Over the heading. Default: that of the tone. */
  icon?: IconName;
  /** Buttons that lead on. */
  actions: ReactNode;
  /** What the message is about, beside it. */
  aside?: ReactNode;
  children: ReactNode;
}

const icons = { neutral: 'search', positive: 'check', critical: 'alert' } as const;

/** A page with one message: thank you, not found, something went wrong. */
export function MessagePage({
  heading,
  tone = 'neutral',
  icon = icons[tone],
  actions,
  aside = null,
  children,
}: MessagePageProps) {
  const main = (
    <div className={message}>
      <span className={mark[tone]}>
        <Icon name={icon} />
      </span>
      <Heading level={1}>{heading}</Heading>
      {children}
      <Cluster>{actions}</Cluster>
    </div>
  );
  return (
    <Container>
      {aside === null ? (
        main
      ) : (
        <SplitLayout main={main} aside={<div className={besideMessage}>{aside}</div>} />
      )}
    </Container>
  );
}
