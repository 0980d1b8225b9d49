import { hash } from 'node:crypto';
import {
  type BrokenSite,
  ConfigError,
  type ConfigFault,
  type DealerSite,
  type ReadSite,
  readSites,
  siteClashes,
} from '@forecourt/data';
import { errorKind } from './log/errorKind.ts';
import type { Log } from './log/log.ts';
import { checkBranding } from './pages/checkBranding.ts';
import type { LoadTemplate } from './pages/templateBuild.ts';
import { missedSettings, type SiteOptions } from './readySites.ts';
import { repeat } from './rounds/repeat.ts';
import type { SitesNow } from './settings/sitesNow.ts';

export interface SiteRosterOptions extends SiteOptions {
  loadTemplate: LoadTemplate;
  /** A site as its pages may know it. */
  shown(site: DealerSite): DealerSite;
  log: Log;
  /** Milliseconds between looks at the folder of sites; 2 seconds by default. */
  everyMs?: number;
}

/** The sites that a server serves, as their folder says just now. */
export interface SiteRoster {
  /** As they are configured. */
  whole: SitesNow;
  /** As their pages may know them. */
  sites: SitesNow;
  /** Those that shoppers are told of that they will be back. */
  broken(): readonly BrokenSite[];
  /** Looks at the folder now. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** What is known of one folder. */
interface Entry {
  read: ReadSite;
  served: DealerSite | null;
  broken: BrokenSite | null;
}

type Entries = ReadonlyMap<string, Entry>;

/** Part of the time that looking may take: a look at a thousand files on a slow disk is not made again at once. */
const LOOKING = 1 / 200;
/** A busy machine makes each look long, and must not put off the next for minutes. */
const MOST_PAUSE = 4;
/** Looks in which a site is missing before it is gone: an upload may take it away and bring it back. */
const MISSED_LOOKS = 2;

/**
 * Reads every site and looks whether it can be served, now and every two seconds. A site that cannot be
 * keeps none of the others away (R13-08); one that was served goes on as it was.
 *
 * @throws ConfigError when none can be served, or when the environment lacks what one needs
 */
export async function openRoster(options: SiteRosterOptions): Promise<SiteRoster> {
  const { shown, log, everyMs = 2_000 } = options;
  let entries: Entries = await firstEntries(options);
  let whole: readonly DealerSite[] = [];
  let sites: readonly DealerSite[] = [];
  const shownOf = new WeakMap<DealerSite, DealerSite>();
  const missed = new Map<string, number>();

  function take(next: Entries): void {
    entries = next;
    whole = [...next.values()].flatMap(({ served }) => served ?? []);
    sites = whole.map((site) => {
      const known = shownOf.get(site) ?? shown(site);
      shownOf.set(site, known);
      return known;
    });
  }

  async function look(): Promise<void> {
    const last = new Map([...entries].map(([name, { read }]) => [name, read]));
    const read = await readSites(options, last).catch(() => null);
    // The whole folder is away, as when its disk is: then nothing is known.
    if (read === null) return;
    for (const [name, entry] of entries) {
      const isThere = read.has(name) && read.get(name)?.stamp !== '';
      if (isThere) missed.delete(name);
      else {
        const times = (missed.get(name) ?? 0) + 1;
        missed.set(name, times);
        if (entry.served === null || times < MISSED_LOOKS) read.set(name, entry.read);
        else read.delete(name);
      }
    }
    const isSame =
      read.size === entries.size && [...read].every(([name, one]) => one === last.get(name));
    if (!isSame) take(await nextEntries(entries, read, options));
  }

  /** @returns milliseconds to the next: looking takes a small part of the time, however many sites there are */
  async function round(): Promise<number> {
    const begun = performance.now();
    await look();
    const rest = (performance.now() - begun) / LOOKING;
    return Math.min(everyMs * MOST_PAUSE, Math.max(everyMs, rest));
  }

  take(entries);
  const rounds = repeat(round, {
    ...{ everyMs, firstMs: everyMs },
    failed: (error) => log({ event: 'site_faulty', error: errorKind(error) }),
  });
  return {
    whole: () => whole,
    sites: () => sites,
    broken: () => [...entries.values()].flatMap(({ broken }) => broken ?? []),
    look,
    stop: rounds.stop,
  };
}

/** Of two that claim one address neither is shown: nobody can say whose shoppers come there. */
async function firstEntries(options: SiteRosterOptions): Promise<Entries> {
  const entries = new Map<string, Entry>();
  for (const [name, read] of await readSites(options)) {
    entries.set(name, await judged(name, read, options));
  }
  const served = () => [...entries.values()].flatMap((entry) => entry.served ?? []);
  for (const { between, fault } of siteClashes(served())) {
    for (const [name, entry] of entries) {
      if (entry.served === null || !between.includes(entry.served)) continue;
      entries.set(name, { ...entry, served: null, broken: brokenOf(name, entry.served, [fault]) });
    }
  }
  const broken = [...entries.values()].flatMap((entry) => entry.broken ?? []);
  const faults = broken.flatMap((one) => one.faults);
  if (served().length === 0) throw new ConfigError(faults);
  const missing = missedSettings(
    served(),
    options,
    broken.map(({ slug }) => slug),
  );
  if (missing.length > 0) throw new ConfigError([...missing, ...faults]);
  for (const one of broken) tell(options, one);
  return entries;
}

/** What has changed of the files, over what is served. */
async function nextEntries(
  last: Entries,
  read: ReadonlyMap<string, ReadSite>,
  options: SiteRosterOptions,
): Promise<Entries> {
  const next = new Map<string, Entry>();
  const fresh: string[] = [];
  for (const [name, one] of read) {
    const known = last.get(name);
    if (known?.read === one) next.set(name, known);
    else fresh.push(name);
  }
  for (const name of fresh) {
    const one = read.get(name);
    if (one === undefined) continue;
    const entry = await judged(name, one, options);
    const before = last.get(name)?.served ?? null;
    const others = [...next.values()].flatMap(({ served }) => served ?? []);
    // What another has not come to yet is still its own.
    const coming = fresh.flatMap((other) =>
      other === name ? [] : (last.get(other)?.served ?? []),
    );
    const found = withinSites(name, entry, [...others, ...coming], options);
    const isKept = found.served === null && before !== null;
    next.set(name, isKept ? { read: one, served: before, broken: null } : found);
    told(options, name, before, found);
  }
  for (const [name, { served }] of last) {
    if (!next.has(name) && served !== null)
      options.log({ event: 'site_removed', site: served.key });
  }
  // In the order of their folders, as after a start.
  return new Map([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A site that is sound by itself, beside those that are served. */
function withinSites(
  name: string,
  entry: Entry,
  others: readonly DealerSite[],
  options: SiteRosterOptions,
): Entry {
  const { served } = entry;
  if (served === null) return entry;
  const clashes = siteClashes([...others, served]).filter(({ between }) =>
    between.includes(served),
  );
  const slugs = others.map(({ key }) => key);
  const missing = missedSettings([served], options, slugs);
  const faults = [...clashes.map(({ fault }) => fault), ...missing];
  if (faults.length > 0) return { ...entry, served: null, broken: brokenOf(name, served, faults) };
  const revision = hash('sha256', JSON.stringify(served.config), 'hex').slice(0, 8);
  return { ...entry, served: { ...served, revision } };
}

async function judged(
  name: string,
  read: ReadSite,
  { loadTemplate }: SiteRosterOptions,
): Promise<Entry> {
  if ('broken' in read.read) return { read, served: null, broken: read.read.broken };
  const { site } = read.read;
  try {
    await checkBranding([site], loadTemplate);
    return { read, served: site, broken: null };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { read, served: null, broken: brokenOf(name, site, error.faults) };
  }
}

function brokenOf(
  name: string,
  { key, config }: DealerSite,
  faults: readonly ConfigFault[],
): BrokenSite {
  const { hosts, name: dealer, phone } = config;
  return { name, slug: key, hosts, dealer, phone, faults };
}

function told(
  { log }: SiteRosterOptions,
  name: string,
  before: DealerSite | null,
  { served, broken }: Entry,
): void {
  if (broken !== null) tell({ log }, broken);
  else if (served !== null) {
    const event = before === null ? 'site_added' : 'site_changed';
    log({ event, site: served.key, detail: `its folder is ${name}` });
  }
}

function tell({ log }: Pick<SiteRosterOptions, 'log'>, { slug, faults }: BrokenSite): void {
  for (const { file, key, fault, remedy } of faults) {
    const place = key === '' ? file : `${file} · ${key}`;
    log({ event: 'site_faulty', site: slug, detail: `${place}: ${fault}. ${remedy}` });
  }
}
