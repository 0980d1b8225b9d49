import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SiteFolder, siteFolder } from '../testing/siteFolder.ts';
import { runIn } from './testing/runIn.ts';

const ONE = 'one' as SiteKey;
let folder: SiteFolder;

beforeEach(async () => {
  folder = await siteFolder({ slug: 'one', name: 'One Motors', alerts: true });
  const store = await openEmbeddedStore({ folder: folder.path('data') });
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
afterEach(() => folder.remove());

function run(...argv: string[]) {
  return runIn(folder.env, argv);
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
