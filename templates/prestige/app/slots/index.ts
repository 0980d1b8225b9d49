import type { SiteSlots } from '@forecourt/site/template';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';

export const slots: SiteSlots = { Header, Footer, Home };
