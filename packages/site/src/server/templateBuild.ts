import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ThemeTokens } from '@forecourt/ui/theme';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { SiteServices } from '../context/siteServices.ts';
import { type ServeFile, staticFiles } from './staticFiles.ts';

/** A template, ready to render any of its sites. */
export interface TemplateBuild {
  name: string;
  theme: ThemeTokens;
  /** Its sources may change at any moment, so nothing made of it is kept. */
  isVolatile: boolean;
  serveFile: ServeFile;
  handle(request: Request, services: SiteServices): Promise<Response>;
}

export type LoadTemplate = (name: string) => Promise<TemplateBuild>;

/** What a template's entry.server exports beside the renderer. */
interface TemplateEntry {
  createRequestHandler: typeof createRequestHandler;
  theme: ThemeTokens;
  provideServices(services: SiteServices): RouterContextProvider;
}

/**
 * The context key and the router are those of the template's bundle, and so are the functions that
 * use them: two copies of one module would make two keys, or two classes, that never meet.
 */
export function templateEntry(build: ServerBuild): TemplateEntry {
  return build.entry.module as unknown as TemplateEntry;
}

/** Loads each built template once, when it is first asked for. */
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
  const entry = templateEntry(build);
  const handle = entry.createRequestHandler(build, 'production');
  return {
    name,
    theme: entry.theme,
    isVolatile: false,
    serveFile: staticFiles(join(folder, 'client')),
    handle: (request, services) => handle(request, entry.provideServices(services)),
  };
}
