import type { SiteSlots } from '@forecourt/site/template';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Over the front page's picture the header stands on nothing. */
export const slots: SiteSlots = { Header, Footer, overlaid: (path) => path === '/' };
