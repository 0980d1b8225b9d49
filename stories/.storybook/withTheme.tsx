import { UiProvider } from '@forecourt/ui';
import {
  dealerOverrides,
  mergeTheme,
  pictureSizes,
  type ThemeTokens,
  themeStylesheet,
} from '@forecourt/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { dealers } from '../dealers.ts';
import { themeNamed } from '../themes.ts';

/** The chosen template's theme; with a dealer, that of its template with its own over it. */
function themeOf(theme: unknown, dealer: unknown): ThemeTokens {
  const chosen = dealers[String(dealer)];
  if (chosen === undefined) return themeNamed(String(theme));
  const tokens = themeNamed(chosen.template);
  return mergeTheme(tokens, dealerOverrides(tokens, chosen.theme));
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

/** Links the sheet the toolbar asks for, and lays pages out by it, as the server does for a dealer. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = themeOf(globals['theme'], globals['dealer']);
  return (
    <>
      <style>{themeStylesheet(theme)}</style>
      <Scheme scheme={String(globals['scheme'])} />
      <UiProvider pictures={pictureSizes(theme)}>
        <Story />
      </UiProvider>
    </>
  );
};
