import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireframe } from '@forecourt/ui/theme';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from './log/log.ts';
import type { TemplateBuild } from './pages/templateBuild.ts';
import { openRoster, type SiteRoster, type SiteRosterOptions } from './siteRoster.ts';

let root: string;
let roster: SiteRoster | null;
let logged: LogEntry[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-roster-'));
  await write('templates/metro/template.json', { defaults: {} });
  roster = null;
  logged = [];
});
afterEach(async () => {
  await roster?.stop();
  await rm(root, { recursive: true });
});

async function write(path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function site(slug: string, more: object = {}): Promise<void> {
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const hosts = [`www.${slug}.example`];
  const config = { slug, template: 'metro', name: slug, hosts, locations, ...more };
  return write(`sites/${slug}/site.json`, config);
}

async function open(more: Partial<SiteRosterOptions> = {}): Promise<SiteRoster> {
  roster = await openRoster({
    sitesFolder: join(root, 'sites'),
    templatesFolder: join(root, 'templates'),
    // Of a template no more than its colours is asked for.
    loadTemplate: async () => ({ theme: wireframe }) as TemplateBuild,
    shown: (one) => one,
    log: (entry) => logged.push(entry),
    // Looks are asked for.
    everyMs: 3_600_000,
    ...more,
  });
  return roster;
}

function names({ sites, broken }: SiteRoster) {
  return {
    served: sites().map(({ config }) => config.name),
    broken: broken().map(({ slug }) => slug),
  };
}

function events() {
  return logged.splice(0).map(({ event, site: slug }) => `${event} ${slug}`);
}

describe('at the start (R13-08)', () => {
  test('one broken site keeps no other away, and says whose it is', async () => {
    await site('one');
    await site('two', { name: 7, phone: '07 5550 0100' });
    await site('three', { theme: { colors: { muted: '#fefefe' } } });
    await write('sites/four/site.json', '{ "hosts": ["www.four.example"], "slug": ');
    const found = await open();
    expect(names(found)).toEqual({ served: ['one'], broken: ['four', 'three', 'two'] });
    expect(found.broken().map(({ hosts }) => hosts)).toEqual(
      ['four', 'three', 'two'].map((slug) => [`www.${slug}.example`]),
    );
    expect(found.broken().at(-1)).toMatchObject({ dealer: null, phone: '07 5550 0100' });
    expect(new Set(events())).toEqual(
      new Set(['site_faulty four', 'site_faulty three', 'site_faulty two']),
    );
  });

  test('of two that claim one host neither is shown, and the others are', async () => {
    await site('one');
    for (const slug of ['two', 'three']) await site(slug, { hosts: ['www.both.example'] });
    expect(names(await open())).toEqual({ served: ['one'], broken: ['three', 'two'] });
  });

  test('where none can be served, or a secret is missing, nothing starts', async () => {
    await site('one', { name: 7 });
    await expect(open()).rejects.toThrow('stands where a text in quotes belongs');
    await site('one');
    const crm = { to: 'webhook', name: 'crm', url: 'https://crm.example/leads' };
    await site('two', { delivery: [crm] });
    await expect(open()).rejects.toThrow('FORECOURT_WEBHOOK_SECRET_TWO__CRM');
  });
});

describe('while it serves (R13-09)', () => {
  test('a site comes, changes and goes; the others are the same objects', async () => {
    await site('one');
    const found = await open();
    const [one] = found.sites();
    await site('two');
    await found.look();
    expect(names(found).served).toEqual(['one', 'two']);
    const before = found.sites()[1];
    await site('two', { name: 'Two Motors' });
    await found.look();
    expect(names(found).served).toEqual(['one', 'Two Motors']);
    expect(found.sites()[1]?.revision).not.toBe(before?.revision);
    await rm(join(root, 'sites/two'), { recursive: true });
    await found.look();
    expect(names(found).served).toHaveLength(2);
    await found.look();
    expect(names(found)).toEqual({ served: ['one'], broken: [] });
    expect(found.sites()[0]).toBe(one);
    expect(events()).toEqual(['site_added two', 'site_changed two', 'site_removed two']);
  });

  test('what does not change makes no new list', async () => {
    await site('one');
    const found = await open();
    const before = found.sites();
    await found.look();
    expect(found.sites()).toBe(before);
  });

  test('a mistake leaves what stood before, is told once, and its mending is seen', async () => {
    await site('one');
    await site('two');
    const found = await open();
    await write('sites/two/site.json', '{');
    await found.look();
    await found.look();
    expect(names(found)).toEqual({ served: ['one', 'two'], broken: [] });
    expect(events()).toEqual(['site_faulty two']);
    await site('two', { name: 'Mended' });
    await found.look();
    expect(names(found).served).toEqual(['one', 'Mended']);
  });

  test('one that was broken at the start is served once it is mended', async () => {
    await site('one');
    await site('two', { name: 7 });
    const found = await open();
    await site('two');
    await found.look();
    expect(names(found)).toEqual({ served: ['one', 'two'], broken: [] });
  });

  test('a host that is in use goes to nobody else, and a slug neither', async () => {
    await site('one');
    const found = await open();
    await site('two', { hosts: ['www.one.example'] });
    await write('sites/copy/site.json', {
      ...{ slug: 'one', template: 'metro', name: 'Copy', hosts: [] },
      locations: [{ id: 'l', slug: 'l', name: 'L' }],
    });
    await found.look();
    expect(names(found)).toEqual({ served: ['one'], broken: ['one', 'two'] });
  });

  test('a site that lacks its secret waits for the next start', async () => {
    await site('one');
    const found = await open();
    const crm = { to: 'webhook', name: 'crm', url: 'https://crm.example/leads' };
    await site('two', { delivery: [crm] });
    await found.look();
    expect(names(found)).toEqual({ served: ['one'], broken: ['two'] });
    expect(logged[0]?.detail).toContain('FORECOURT_WEBHOOK_SECRET_TWO__CRM');
  });

  test('a folder of sites that is away changes nothing', async () => {
    await site('one');
    const found = await open();
    await rename(join(root, 'sites'), join(root, 'away'));
    for (let at = 0; at < 3; at += 1) await found.look();
    expect(names(found).served).toEqual(['one']);
    await rename(join(root, 'away'), join(root, 'sites'));
    await found.look();
    expect(names(found).served).toEqual(['one']);
    expect(events()).toEqual([]);
  });

  test('it looks by itself, until it is stopped', async () => {
    await site('one');
    const found = await open({ everyMs: 5 });
    await site('two');
    await expect.poll(() => names(found).served).toEqual(['one', 'two']);
    await found.stop();
    await site('three');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(names(found).served).toHaveLength(2);
  });
});
