import { expect, test } from '@playwright/test';
import {
  clientFiles,
  clientScripts,
  serverScript,
  templateNames,
} from '../support/clientScripts.ts';

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

for (const template of templateNames) {
  test(`R19-03: no module of the server is in the browser’s files of ${template}`, async () => {
    const scripts = await clientScripts(template);
    expect(scripts.length).toBeGreaterThan(5);
    for (const [file, text] of scripts) {
      expect(
        MARKERS.filter((marker) => text.includes(marker)),
        file,
      ).toEqual([]);
    }
    expect((await clientFiles(template)).filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test(`R19-03: the markers are in the server’s files of ${template}, so the search finds them`, async () => {
    const server = await serverScript(template);
    expect(
      ['newFormKey', 'submitLead', 'node:crypto'].filter((marker) => !server.includes(marker)),
    ).toEqual([]);
  });
}
