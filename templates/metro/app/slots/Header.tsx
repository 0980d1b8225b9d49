import { servedHeader, wakeSearch } from '@forecourt/site/template';

export const Header = servedHeader(
  async () => (await import('./DrawnHeader.tsx')).DrawnHeader,
  wakeSearch,
);
