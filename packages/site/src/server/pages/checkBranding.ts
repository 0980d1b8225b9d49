import { access } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ConfigError, type ConfigFault, type DealerSite } from '@forecourt/data';
import { checkDealerTheme, type ThemeFault, type ThemeTokens } from '@forecourt/ui/theme';
import type { LoadTemplate } from './templateBuild.ts';

/**
 * Holds every site's colours, in the theme of its template, to WCAG 2.2, and looks whether its
 * template is built and its logos are there. It takes a millisecond or two a site, once.
 *
 * @throws ConfigError that names file, key and the nearest colour that passes
 */
export async function checkBranding(
  sites: readonly DealerSite[],
  loadTemplate: LoadTemplate,
): Promise<void> {
  const faults: ConfigFault[] = [];
  const themes = themesOf(loadTemplate, faults);
  for (const site of sites) {
    const file = relative(process.cwd(), join(site.folder, 'site.json'));
    const theme = await themes(site.config.template);
    if (theme !== null) faults.push(...colourFaults(file, site, theme));
    faults.push(...(await logoFaults(file, site)));
  }
  if (faults.length > 0) throw new ConfigError(faults);
}

/** Themes by template; what keeps a template from being loaded is told once, not with each site. */
function themesOf(loadTemplate: LoadTemplate, faults: ConfigFault[]) {
  const known = new Map<string, ThemeTokens | null>();
  return async (name: string): Promise<ThemeTokens | null> => {
    if (known.has(name)) return known.get(name) ?? null;
    const theme = await loadTemplate(name).then(
      (template) => template.theme,
      (error: unknown) => {
        if (!(error instanceof ConfigError)) throw error;
        faults.push(...error.faults);
        return null;
      },
    );
    known.set(name, theme);
    return theme;
  };
}

/** What the template itself says too faintly is told of its own file, alike for all its sites. */
function colourFaults(file: string, site: DealerSite, theme: ThemeTokens): ConfigFault[] {
  const { config, template } = site;
  return checkDealerTheme(theme, config.theme).map((found) => {
    const { key } = found;
    const fault = withoutRemedy(found.failure);
    if (key === null) {
      const source = `${config.template}/app/theme.ts`;
      return { file: source, key: found.failure.foreground, fault, remedy: remedyFor(found) };
    }
    const isTemplates =
      template !== undefined &&
      valueAt(template.layer['theme'], key) === valueAt(config.theme, key);
    return {
      file: isTemplates ? template.file : file,
      key: `theme.${key}`,
      fault,
      remedy: remedyFor(found),
    };
  });
}

function valueAt(theme: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], theme);
}

function withoutRemedy({
  foreground,
  background,
  ratio,
  needed,
  where,
  ...pair
}: ThemeFault['failure']) {
  return (
    `${where} cannot be made out by shoppers with low vision: ` +
    `${foreground} ${pair.foregroundColor} on ${background} ${pair.backgroundColor} ` +
    `(${pair.scheme} scheme) has a contrast of ${ratio}:1, WCAG 2.2 asks for ${needed}:1`
  );
}

function remedyFor({ key, nearest, failure }: ThemeFault): string {
  if (key === null) {
    const colour = failure.nearest ?? `another ${failure.background}`;
    return `Use ${colour} there, and build the template anew.`;
  }
  return nearest === null
    ? 'No shade of it passes: change the colour it stands on as well, or remove it.'
    : `Use ${nearest}, the nearest colour that passes.`;
}

async function logoFaults(file: string, { config, folder }: DealerSite): Promise<ConfigFault[]> {
  const named = [
    ...(config.logo === null ? [] : [{ key: 'logo.file', name: config.logo.file }]),
    ...(config.certified === null ? [] : [{ key: 'certified.file', name: config.certified.file }]),
    ...Object.entries(config.makeLogos).map(([make, name]) => ({ key: `makeLogos.${make}`, name })),
  ];
  const faults = await Promise.all(
    named.map(async ({ key, name }): Promise<ConfigFault[]> => {
      const isThere = await access(join(folder, name)).then(
        () => true,
        () => false,
      );
      if (isThere) return [];
      return [
        {
          file,
          key,
          fault: `there is no ${name} beside the configuration`,
          remedy: 'Put it there, or remove the key: words stand in its place then, or nothing.',
        },
      ];
    }),
  );
  return faults.flat();
}
