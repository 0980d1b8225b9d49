import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../../cli/runCli.ts';
import { builtTemplate } from '../../testing/builtTemplate.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import { createLog } from '../log/log.ts';
import { settingsFrom } from '../settings/settings.ts';
import { startServer } from '../startServer.ts';

let folder: SiteFolder;
beforeEach(async () => {
  folder = await siteFolder({ slug: 'one', template: 'river' }, { slug: 'two', template: 'river' });
  await template('river');
});
afterEach(() => folder.remove());

function folderOf(name: string) {
  return folder.path('templates', name);
}

function template(name: string): Promise<void> {
  return builtTemplate(folderOf(name));
}

/** What `check` says, and what `start` says. */
async function told() {
  const settings = settingsFrom({
    PORT: '0',
    ...folder.env,
  });
  let check = '';
  const note = (text: string) => (check += text);
  const status = await runCli(['check'], { settings, stdout: note, stderr: note });
  const start = await startServer({ ...settings, log: createLog(() => {}, Date.now) }).then(
    async (server) => {
      await server.stop();
      return null;
    },
    (error: Error) => `${error.message}\n`,
  );
  return { status, check, start };
}

test('a template with its own build is served', async () => {
  expect(await told()).toEqual({ status: 0, check: '2 sites are sound.\n', start: null });
});

describe('check and start refuse with the same words, once', () => {
  const cases: [string, () => Promise<void>, RegExp][] = [
    ['no build', () => rm(join(folderOf('river'), 'build'), { recursive: true }), /is not built/],
    [
      'a template copied with its build',
      async () => {
        await template('creek');
        await rm(folderOf('river'), { recursive: true });
        await cp(folderOf('creek'), folderOf('river'), { recursive: true });
      },
      /was made of the template creek, so river would show another's look/,
    ],
    [
      'a build that does not say whose it is',
      () => rm(join(folderOf('river'), 'build/template.json')),
      /does not say which template/,
    ],
    [
      'a build that cannot be loaded',
      () =>
        writeFile(join(folderOf('river'), 'build/server/index.js'), "throw new TypeError('x');"),
      /cannot be loaded \(TypeError: x\)/,
    ],
  ];
  test.each(cases)('%s', async (_name, spoil, text) => {
    await spoil();
    const { status, check, start } = await told();
    expect(status).toBe(1);
    expect(start).toBe(check);
    expect(check.match(text)).toHaveLength(1);
    expect(check.trim().split('\n')).toHaveLength(2);
    expect(check).toContain('Run npm run build');
  });
});
