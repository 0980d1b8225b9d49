import { servedHeader } from '@forecourt/site/template';

export const Header = servedHeader(async () => (await import('./DrawnHeader.tsx')).DrawnHeader);
