import type { NoticeSeverity } from '@forecourt/domain';
import { Banner } from '../primitives/banner/Banner.tsx';
import { Link } from '../primitives/link/Link.tsx';
import type { NavLink } from './navigation.ts';

export interface EmergencyBannerProps {
  /** `Our Dubbo yard is closed today because of flooding.` */
  text: string;
  link?: NavLink | null;
  /** Default `warning`. */
  severity?: NoticeSeverity;
}

const tones = {
  information: 'brand',
  warning: 'caution',
  emergency: 'critical',
} as const satisfies Record<NoticeSeverity, string>;

/** What every visitor must know today, above the header; it cannot be closed (R2-84). */
export function EmergencyBanner({ text, link = null, severity = 'warning' }: EmergencyBannerProps) {
  return (
    <Banner tone={tones[severity]} icon="alert" label="Important notice">
      {text}
      {link && <Link href={link.href}>{link.label}</Link>}
    </Banner>
  );
}
