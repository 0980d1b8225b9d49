import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SiteKey } from '../store/store.ts';
import { didYouMean } from '../text/nearest.ts';
import { ConfigError, type ConfigFault } from './configError.ts';
import { type ConfigLayer, parseSiteConfig } from './parseSiteConfig.ts';
import { readJson } from './readJson.ts';
import type { SiteConfig } from './siteConfig.ts';

/** One configured website. Only `loadSites` makes one, so whoever holds it may act for it. */
export interface DealerSite {
  key: SiteKey;
  config: SiteConfig;
  /** Folder of its site.json, absolute. */
  folder: string;
  /** The numbers that its configuration masks, by their keys; absent where it shows its numbers. */
  numbers?: readonly string[];
  /** What its template's template.json sets, for whoever tells of a fault in it. */
  template?: { layer: ConfigLayer; file: string };
}

export interface LoadSitesOptions {
  /** Folder with one folder a site, each holding a site.json. */
  sitesFolder: string;
  /** Folder with one folder a template, each holding a template.json. */
  templatesFolder: string;
}

/**
 * Reads and resolves every configured site, once.
 *
 * @throws ConfigError with every fault of every file
 */
export async function loadSites(options: LoadSitesOptions): Promise<DealerSite[]> {
  const faults: ConfigFault[] = [];
  const sites: DealerSite[] = [];
  const templates = new Map<string, Awaited<ReturnType<typeof templateDefaults>>>();
  for (const name of await siteFolders(options.sitesFolder)) {
    const folder = join(options.sitesFolder, name);
    const path = join(folder, 'site.json');
    const file = relative(process.cwd(), path);
    try {
      const dealer = await readJson(path, file);
      const template = String((dealer as { template?: unknown } | null)?.template ?? '');
      if (!templates.has(template)) {
        templates.set(template, await templateDefaults(options.templatesFolder, template));
      }
      const defaults = templates.get(template) ?? null;
      // Without its name, the schema tells that it is missing.
      if (defaults === null && template !== '') {
        faults.push(unknownTemplate(file, template, await folderNames(options.templatesFolder)));
      }
      const config = parseSiteConfig(file, dealer, defaults?.layer ?? {}, defaults?.file);
      sites.push({
        key: config.slug as SiteKey,
        config,
        folder,
        ...(defaults && { template: defaults }),
      });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const told = new Set(faults.filter((fault) => fault.file === file).map(({ key }) => key));
      faults.push(...error.faults.filter((fault) => fault.file !== file || !told.has(fault.key)));
    }
  }
  faults.push(...clashes(sites));
  if (faults.length > 0) throw new ConfigError(faults);
  return sites;
}

async function siteFolders(folder: string): Promise<string[]> {
  const names = await folderNames(folder);
  if (names.length > 0) return names;
  throw new ConfigError([
    {
      file: folder,
      key: '',
      fault: 'no site is configured here',
      remedy: 'Put a folder with a site.json into it, or set FORECOURT_SITES to the right folder.',
    },
  ]);
}

async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** A template's layer; `null` when there is no such template. */
async function templateDefaults(
  folder: string,
  name: string,
): Promise<{ layer: ConfigLayer; file: string } | null> {
  if (!/^[a-z0-9-]+$/.test(name)) return null;
  const path = join(folder, name, 'template.json');
  if (!(await stat(path).catch(() => null))?.isFile()) return null;
  const file = relative(process.cwd(), path);
  const told = (await readJson(path, file)) as { defaults?: ConfigLayer } | null;
  return { layer: told?.defaults ?? {}, file };
}

function unknownTemplate(file: string, template: string, known: string[]): ConfigFault {
  return {
    file,
    key: 'template',
    fault: `there is no template called ${template}`,
    remedy:
      known.length === 0
        ? 'The folder of templates holds none: set FORECOURT_TEMPLATES to the right one.'
        : `Use one of: ${known.join(', ')}.${didYouMean(template, known)}`,
  };
}

/** A host or slug that two sites claim would show one dealer's stock to the other's shoppers. */
function clashes(sites: readonly DealerSite[]): ConfigFault[] {
  const owners = new Map<string, string>();
  const faults: ConfigFault[] = [];
  for (const { config, folder } of sites) {
    const file = relative(process.cwd(), join(folder, 'site.json'));
    const claims = [
      { key: 'slug', value: config.slug, name: `slug ${config.slug}` },
      ...config.hosts.map((name) => ({
        key: 'hosts',
        value: `host ${name}`,
        name: `host ${name}`,
      })),
    ];
    for (const { key, value, name } of claims) {
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, file);
      else {
        const fault = `the ${name} is already used by ${owner}`;
        faults.push({ file, key, fault, remedy: 'Give each site its own.' });
      }
    }
  }
  return faults;
}
