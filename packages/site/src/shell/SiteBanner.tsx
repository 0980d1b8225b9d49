import { useLocation } from 'react-router';
import { servedPart, type Waker } from './servedPart.tsx';
import { closeBanner } from './serviceBanner.ts';

export interface SiteBannerProps {
  href: string;
  closable: boolean;
}

/** Its one button closes it; nothing is drawn for that. */
const whenClosed: Waker = (box) => {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button') !== null) closeBanner();
  };
  box.addEventListener('click', onClick);
  return () => box.removeEventListener('click', onClick);
};

const ServedBanner = /* @__PURE__ */ servedPart(
  async () => (await import('./chromeParts.ts')).ServiceBanner,
  whenClosed,
);

/** Nobody who looks at vehicles or offers, or buys one, is led away, nor has a price covered. */
const SALES =
  /^\/(?:search|cars|7-seater|compare|watchlist|budget|checkout|reservation|hold|special-offers|offers|models)\b/;

/** `BOOK A SERVICE` on every page but the one that it leads to, and those of a sale. */
export function SiteBanner({ href, closable }: SiteBannerProps) {
  const { pathname } = useLocation();
  if (href.replace(/[?#].*/, '') === pathname || SALES.test(pathname)) return null;
  return <ServedBanner href={href} {...(closable && { onClose: closeBanner })} />;
}

/** What every visitor must know. */
export const ServedNotice = /* @__PURE__ */ servedPart(
  async () => (await import('./chromeParts.ts')).EmergencyBanner,
);
