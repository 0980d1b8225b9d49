import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { mark, message } from './page.css.ts';

export interface MessagePageProps {
  heading: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** Buttons that lead on. */
  actions: ReactNode;
  children: ReactNode;
}

const icons = { neutral: 'search', positive: 'check', critical: 'alert' } as const;

/** A page with one message: thank you, not found, something went wrong. */
export function MessagePage({ heading, tone = 'neutral', actions, children }: MessagePageProps) {
  return (
    <Container>
      <div className={message}>
        <span className={mark[tone]}>
          <Icon name={icons[tone]} />
        </span>
        <Heading level={1}>{heading}</Heading>
        {children}
        <Cluster>{actions}</Cluster>
      </div>
    </Container>
  );
}
