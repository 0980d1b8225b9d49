import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ThemeTokens } from '@forecourt/ui/theme';
import { templateNames, templatesFolder } from './dealers.ts';

/** Every template's theme by its name, read from its sources. */
export async function templateThemes(): Promise<Record<string, ThemeTokens>> {
  const themes: Record<string, ThemeTokens> = {};
  for (const name of templateNames) {
    const { href } = pathToFileURL(join(templatesFolder, name, 'app/theme.ts'));
    themes[name] = ((await import(href)) as { theme: ThemeTokens }).theme;
  }
  return themes;
}
