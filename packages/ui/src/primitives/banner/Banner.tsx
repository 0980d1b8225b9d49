import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Container } from '../layout/Container.tsx';
import * as css from './banner.css.ts';

export interface BannerProps {
  /** `brand` is news, `caution` a warning, `critical` what nobody may miss. Default `brand`. */
  tone?: 'brand' | 'caution' | 'critical';
  icon?: IconName;
  /** What it is about, for screen readers: `Notice`. */
  label: string;
  /** Draws a close button, where there is a script to hear it. The caller remembers the answer. */
  onClose?: () => void;
  children: ReactNode;
}

/** A line from edge to edge that concerns the whole site. */
export function Banner({ tone = 'brand', icon, label, onClose, children }: BannerProps) {
  return (
    <section aria-label={label} className={css.tone[tone]}>
      <Container>
        <div className={css.row}>
          {icon && <Icon name={icon} />}
          <div className={css.words}>{children}</div>
          {onClose && (
            <div className={css.close}>
              <IconButton icon="close" label={`Close: ${label}`} onClick={() => onClose()} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
