import { ServiceBanner } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { closeBanner } from './serviceBanner.ts';

export interface SiteBannerProps {
  href: string;
  closable: boolean;
}

/** `BOOK A SERVICE` on every page but the one that it leads to. */
export function SiteBanner({ href, closable }: SiteBannerProps) {
  const { pathname } = useLocation();
  if (href.replace(/[?#].*/, '') === pathname) return null;
  return <ServiceBanner href={href} {...(closable && { onClose: closeBanner })} />;
}
