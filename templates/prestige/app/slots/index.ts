import { SiteFooter, type SiteSlots } from '@forecourt/site/template';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';

export const slots: SiteSlots = { Header, Footer: SiteFooter, Home };
