import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsFrom } from '../server/settings/settings.ts';
import { runCli } from './runCli.ts';

const ONE = 'one' as SiteKey;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-alerts-cli-'));
  await mkdir(join(root, 'templates/classic'), { recursive: true });
  await writeFile(join(root, 'templates/classic/template.json'), '{}');
  await mkdir(join(root, 'sites/one'), { recursive: true });
  const locations = [{ id: 'l1', slug: 'milton', name: 'Milton' }];
  const site = { slug: 'one', template: 'classic', name: 'One Motors', locations, alerts: true };
  await writeFile(join(root, 'sites/one/site.json'), JSON.stringify(site));
  const store = await openEmbeddedStore({ folder: join(root, 'data') });
  for (const email of ['kim@example.com', 'lee@example.com']) {
    const asked = {
      email,
      search: '',
      vehicleId: null,
      words: 'Cars',
      frequency: 'daily' as const,
    };
    await store.alerts.ask(ONE, asked, email, 0, [{ count: 1, ms: 1 }]);
  }
  await store.close();
});
afterEach(() => rm(root, { recursive: true }));

async function run(...argv: string[]) {
  let out = '';
  let err = '';
  const status = await runCli(argv, {
    settings: settingsFrom({
      FORECOURT_DATA: join(root, 'data'),
      FORECOURT_SITES: join(root, 'sites'),
      FORECOURT_TEMPLATES: join(root, 'templates'),
    }),
    stdout: (text) => (out += text),
    stderr: (text) => (err += text),
  });
  return { status, out, err };
}

test('lists who asked, and erases one person, with --force alone', async () => {
  const site = ['--site', 'one'];
  const { out } = await run('alerts', ...site);
  expect(out).toBe(
    '1970-01-01  kim@example.com  Cars, daily, not confirmed\n1970-01-01  lee@example.com  Cars, daily, not confirmed\n',
  );
  const person = [...site, '--person', ' KIM@example.com'];
  expect(await run('alerts', 'erase', ...person)).toMatchObject({
    status: 1,
    err: expect.stringContaining('1 alert of One Motors would be erased'),
  });
  expect(await run('alerts', 'erase', ...person, '--force')).toMatchObject({
    status: 0,
    out: '1 alert of One Motors erased.\n',
  });
  expect(JSON.parse((await run('alerts', 'list', ...site, '--json')).out)).toMatchObject([
    { email: 'lee@example.com', confirmedAt: null },
  ]);
  expect((await run('alerts', 'erase', ...person)).out).toContain('nothing to erase');
  expect((await run('alerts', 'erase', ...site)).err).toContain('Whose alerts are meant?');
  expect((await run('alerts', 'earse', ...site)).err).toContain('Did you mean erase?');
});
