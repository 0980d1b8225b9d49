import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SiteKey } from '../store/store.ts';
import { didYouMean } from '../text/nearest.ts';
import { type BrokenSite, brokenSite } from './brokenSite.ts';
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
  /** Names this configuration, where it has come since the server's start; absent before. */
  revision?: string;
  /** What its template's template.json sets, for whoever tells of a fault in it. */
  template?: { layer: ConfigLayer; file: string };
}

export interface LoadSitesOptions {
  /** Folder with one folder a site, each holding a site.json. */
  sitesFolder: string;
  /** Folder with one folder a template, each holding a template.json. */
  templatesFolder: string;
}

/** What stands in the folder of a site. */
export interface ReadSite {
  /** Another where its file is another; empty where it has none. */
  stamp: string;
  read: { site: DealerSite } | { broken: BrokenSite };
}

/**
 * Reads and resolves every configured site, once.
 *
 * @throws ConfigError with every fault of every file
 */
export async function loadSites(options: LoadSitesOptions): Promise<DealerSite[]> {
  const faults: ConfigFault[] = [];
  const sites: DealerSite[] = [];
  for (const { read } of (await readSites(options)).values()) {
    if ('site' in read) sites.push(read.site);
    else faults.push(...read.broken.faults);
  }
  faults.push(...siteClashes(sites).map(({ fault }) => fault));
  if (faults.length > 0) throw new ConfigError(faults);
  return sites;
}

/**
 * Reads every configured site, sound or not, by the name of its folder.
 *
 * @param last what was read before: of it stays what is of the same file
 * @throws ConfigError where there is no site at all
 */
export async function readSites(
  options: LoadSitesOptions,
  last: ReadonlyMap<string, ReadSite> = new Map(),
): Promise<Map<string, ReadSite>> {
  const all = new Map<string, ReadSite>();
  const templates = new Map<string, Awaited<ReturnType<typeof templateDefaults>>>();
  const names = await siteFolders(options.sitesFolder);
  const stamps = await Promise.all(names.map((name) => stampOf(options.sitesFolder, name)));
  for (const [at, name] of names.entries()) {
    const stamp = stamps[at] ?? '';
    const known = last.get(name);
    const isSame = known !== undefined && known.stamp === stamp;
    all.set(name, isSame ? known : { stamp, read: await readSite(options, name, templates) });
  }
  return all;
}

async function stampOf(folder: string, name: string): Promise<string> {
  const found = await stat(join(folder, name, 'site.json')).catch(() => null);
  return found === null ? '' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

async function readSite(
  options: LoadSitesOptions,
  name: string,
  templates: Map<string, Awaited<ReturnType<typeof templateDefaults>>>,
): Promise<ReadSite['read']> {
  const faults: ConfigFault[] = [];
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
    const site = {
      ...{ key: config.slug as SiteKey, config, folder },
      ...(defaults && { template: defaults }),
    };
    if (faults.length === 0) return { site };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const told = new Set(faults.map(({ key }) => key));
    faults.push(...error.faults.filter((fault) => fault.file !== file || !told.has(fault.key)));
  }
  return { broken: await brokenSite(name, path, faults) };
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

/** A host or slug that two sites claim, which would show one dealer's stock to the other's shoppers. */
export interface SiteClash {
  between: readonly [DealerSite, DealerSite];
  fault: ConfigFault;
}

/** Each claim that is not the first, by the order of the sites. */
export function siteClashes(sites: readonly DealerSite[]): SiteClash[] {
  const owners = new Map<string, DealerSite>();
  const clashes: SiteClash[] = [];
  const fileOf = ({ folder }: DealerSite) => relative(process.cwd(), join(folder, 'site.json'));
  for (const site of sites) {
    const claims = [
      { key: 'slug', value: site.config.slug },
      ...site.config.hosts.map((host) => ({ key: 'hosts', value: host })),
    ];
    for (const { key, value } of claims) {
      const name = `${key === 'slug' ? 'slug' : 'host'} ${value}`;
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, site);
      else {
        const fault = `the ${name} is already used by ${fileOf(owner)}`;
        const remedy = 'Give each site its own.';
        clashes.push({ between: [owner, site], fault: { file: fileOf(site), key, fault, remedy } });
      }
    }
  }
  return clashes;
}
