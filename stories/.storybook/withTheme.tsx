import { UiProvider } from '@forecourt/ui';
import { dealerOverrides, themeStylesheet } from '@forecourt/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { dealers } from '../dealers.ts';
import { themeNamed } from '../themes.ts';

/** The chosen template's sheet; with a dealer, that of its template with its own theme over it. */
function sheetOf(theme: unknown, dealer: unknown): string {
  const chosen = dealers[String(dealer)];
  if (chosen === undefined) return themeStylesheet(themeNamed(String(theme)));
  const tokens = themeNamed(chosen.template);
  return themeStylesheet(tokens, dealerOverrides(tokens, chosen.theme));
}

/** Says which colour scheme is shown; without a word it is the one the browser prefers. */
function Scheme({ scheme }: { scheme: string }) {
  useEffect(() => {
    const root = document.documentElement;
    if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme;
    else delete root.dataset['scheme'];
  }, [scheme]);
  return null;
}

/** Links the sheet the toolbar asks for, as the server does for a dealer. */
export const withTheme: Decorator = (Story, { globals }) => (
  <>
    <style>{sheetOf(globals['theme'], globals['dealer'])}</style>
    <Scheme scheme={String(globals['scheme'])} />
    <UiProvider>
      <Story />
    </UiProvider>
  </>
);
