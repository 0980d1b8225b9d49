import type { ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import type { IconName } from '../primitives/icon/paths.ts';
import { Cluster } from '../primitives/layout/Cluster.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { mark, message, messages, ways } from './page.css.ts';
import { SplitLayout } from './SplitLayout.tsx';
import { besideMessage } from './splitLayout.css.ts';

export interface MessagePageProps {
  heading: string;
  tone?: 'neutral' | 'positive' | 'critical';
  /** Over the heading. Default: that of the tone. */
  icon?: IconName;
  /** Buttons that lead on. */
  actions: ReactNode;
  /** What the message is about, beside it. */
  aside?: ReactNode;
  /** A picture, or ways to go on, in place of the mark: at the side of the words or under them, as the theme opens its pages. */
  beside?: ReactNode;
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
  beside = null,
  children,
}: MessagePageProps) {
  const { lead } = usePictureSizes();
  const main = (
    <div className={message}>
      {!beside && (
        <span className={mark[tone]}>
          <Icon name={icon} />
        </span>
      )}
      <Heading level={1}>{heading}</Heading>
      {children}
      <Cluster align={beside && lead === 'centred' ? 'center' : 'start'}>{actions}</Cluster>
    </div>
  );
  if (beside) {
    return (
      <Container>
        <div className={messages[lead]}>
          {main}
          <div className={ways}>{beside}</div>
        </div>
      </Container>
    );
  }
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
