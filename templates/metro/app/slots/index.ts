import type { SiteSlots } from '@forecourt/site/template';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export const slots: SiteSlots = { Header, Footer };
