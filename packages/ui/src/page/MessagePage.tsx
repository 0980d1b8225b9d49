import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import type { IconName } from '../primitives/icon/paths.ts';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { mark, message } from './page.css.ts';

export interface MessagePageProps {
  heading: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** Over the heading. Default: that of the tone. */
  icon?: IconName;
  /** Buttons that lead on. */
  actions: ReactNode;
  children: ReactNode;
}

const icons = { neutral: 'search', positive: 'check', critical: 'alert' } as const;

/** A page with one message: thank you, not found, something went wrong. */
export function MessagePage({
  heading,
  tone = 'neutral',
  icon = icons[tone],
  actions,
  children,
}: MessagePageProps) {
  return (
    <Container>
      <div className={message}>
        <span className={mark[tone]}>
          <Icon name={icon} />
        </span>
        <Heading level={1}>{heading}</Heading>
        {children}
        <Cluster>{actions}</Cluster>
      </div>
    </Container>
  );
}
