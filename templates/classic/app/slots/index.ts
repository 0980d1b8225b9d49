import { SiteFooter, type SiteSlots } from '@forecourt/site/template';
import { Header } from './Header.tsx';

export const slots: SiteSlots = { Header, Footer: SiteFooter };
