import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ThemeTokens } from '@forecourt/ui/theme';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteServices } from '../context/siteServices.ts';

/** A built template, ready to render any of its sites. */
export interface TemplateBuild {
  name: string;
  theme: ThemeTokens;
  /** Folder of the browser's files, absolute. */
  clientFolder: string;
  handle(request: Request, services: SiteServices): Promise<Response>;
}

/** What a template's entry.server exports beside the renderer. */
interface TemplateEntry {
  theme: ThemeTokens;
  provideServices(services: SiteServices): RouterContextProvider;
}

export type LoadTemplate = (name: string) => Promise<TemplateBuild>;

/**
 * Loads each built template once, when it is first asked for.
 *
 * The context key lives in the template's bundle, and so does the function that fills it: two
 * copies of one module would make two keys that never meet.
 */
export function templateLoader(templatesFolder: string): LoadTemplate {
  const loaded = new Map<string, Promise<TemplateBuild>>();
  return (name) => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const build = importTemplate(templatesFolder, name);
    loaded.set(name, build);
    return build;
  };
}

async function importTemplate(templatesFolder: string, name: string): Promise<TemplateBuild> {
  const folder = join(templatesFolder, name, 'build');
  const file = pathToFileURL(join(folder, 'server', 'index.js')).href;
  const build = (await import(file).catch((error: unknown) => {
    throw new Error(
      `The template ${name} cannot be loaded, so its sites cannot be shown. ` +
        'Run npm run build, then start again.',
      { cause: error },
    );
  })) as ServerBuild;
  const entry = build.entry.module as unknown as TemplateEntry;
  const handle = createRequestHandler(build, 'production');
  return {
    name,
    theme: entry.theme,
    clientFolder: join(folder, 'client'),
    handle: (request, services) => handle(request, entry.provideServices(services)),
  };
}
