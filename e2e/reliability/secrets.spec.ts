import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

/** Written in modules of the server alone; in a browser's file each would mean that one got in. */
const MARKERS = [
  'node:sqlite',
  'node:crypto',
  'node:fs',
  'openEmbeddedStore',
  'submitLead',
  'PRAGMA',
  'lead_sites',
  'newFormKey',
  'sec-fetch-site',
  'Very many people are here just now',
  'No site is configured for this host',
  'process.env',
  'FORECOURT_DATA',
  'sourceMappingURL',
];

const templates = fileURLToPath(new URL('../../templates', import.meta.url));

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

for (const template of await readdir(templates)) {
  test(`R19-03: no module of the server is in the browser’s files of ${template}`, async () => {
    const files = await filesBelow(`${templates}/${template}/build/client`);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of scripts) {
      const text = await readFile(file, 'utf8');
      expect(
        MARKERS.filter((marker) => text.includes(marker)),
        file,
      ).toEqual([]);
    }
  });

  test(`R19-03: the markers are in the server’s files of ${template}, so the search finds them`, async () => {
    const server = await readFile(`${templates}/${template}/build/server/index.js`, 'utf8');
    expect(
      ['newFormKey', 'submitLead', 'node:crypto'].filter((marker) => !server.includes(marker)),
    ).toEqual([]);
  });
}
