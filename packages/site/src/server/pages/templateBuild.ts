import { access, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '@forecourt/data';
import type { ThemeTokens } from '@forecourt/ui/theme';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { BUILD_STAMP } from '../../vite/finishBuild.ts';
import { type ServeFile, staticFiles } from '../http/staticFiles.ts';
import { pagesOf } from './pagesOf.ts';

/** A template, ready to render any of its sites. */
export interface TemplateBuild {
  name: string;
  theme: ThemeTokens;
  /** Its sources may change at any moment, so nothing made of it is kept. */
  isVolatile: boolean;
  serveFile: ServeFile;
  /** Whether it has a page of this address, whatever its sites have. */
  hasPage: SiteServices['hasPage'];
  /** Ids of its routes: those of shared pages are their names. */
  routeIds: ReadonlySet<string>;
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
  await requireBuildOf(name, folder);
  const build = await importBuild(name, folder);
  const entry = templateEntry(build);
  const handle = entry.createRequestHandler(build, 'production');
  return {
    name,
    theme: entry.theme,
    isVolatile: false,
    serveFile: staticFiles(join(folder, 'client')),
    hasPage: pagesOf(build.routes),
    routeIds: new Set(Object.keys(build.routes)),
    handle: (request, services) => handle(request, entry.provideServices(services)),
  };
}

/** @throws ConfigError when the build is missing, or was made of another template */
async function requireBuildOf(name: string, folder: string): Promise<void> {
  const isBuilt = await access(join(folder, 'server', 'index.js')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) throw faulty(folder, `the template ${name} is not built`);
  const text = await readFile(join(folder, BUILD_STAMP), 'utf8').catch(() => '{}');
  const { template } = JSON.parse(text) as { template?: string };
  if (template === name) return;
  throw faulty(
    folder,
    template === undefined
      ? `it does not say which template it was made of, so ${name} could show another's look`
      : `it was made of the template ${template}, so ${name} would show another's look`,
  );
}

async function importBuild(name: string, folder: string): Promise<ServerBuild> {
  try {
    return await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
  } catch (error) {
    throw faulty(folder, `the build of ${name} cannot be loaded (${causeOf(error)})`);
  }
}

/** Its kind and the first line of its message: `Error` alone does not say what is missing. */
function causeOf(error: unknown): string {
  const [line = ''] = String(error).split('\n');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

function faulty(folder: string, fault: string): ConfigError {
  const file = relative(process.cwd(), folder);
  return new ConfigError([
    { file, key: '', fault, remedy: 'Run npm run build, then start again.' },
  ]);
}
