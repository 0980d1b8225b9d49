import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lead } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleLead } from '../store/testing/samples.ts';
import { eraseDelivered, fileDelivery, sweepUnfinished } from './fileDelivery.ts';
import { briefOf } from './testing/sampleBriefs.ts';
import { leadJson } from './webhook/leadJson.ts';

const { signal } = new AbortController();
const sample: Lead = {
  ...sampleLead(),
  id: 'lead-1',
  site: 'harbour',
  createdAt: 1_700_000_000_000,
  supersedes: null,
};

const told = leadAsJson(sample);
function leadAsJson(lead: Lead) {
  return leadJson(briefOf(lead));
}

describe('fileDelivery', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-delivery-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('writes one file a lead, readable by its owner only', async () => {
    await fileDelivery({ folder: join(folder, 'new'), jsonOf: leadAsJson }).deliver(sample, signal);
    const path = join(folder, 'new', 'harbour', 'lead-1.json');
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(told);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'new', 'harbour'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, 'new', 'harbour'))).toEqual(['lead-1.json']);
  });

  test('puts photos beside their lead, and takes them away with it (R5-42)', async () => {
    const photo = { id: 'secret', type: 'image/png', bytes: 5, digest: 'd' } as const;
    const lead = { ...sample, photos: [photo, { ...photo, id: 'gone' }] };
    const delivery = fileDelivery({
      ...{ folder, jsonOf: leadAsJson },
      readPhoto: async (_, { id }) => (id === 'gone' ? null : Buffer.from('photo')),
    });
    await delivery.deliver(lead, signal);
    await delivery.deliver({ ...sample, id: 'lead-12' }, signal);
    const files = async () => (await readdir(join(folder, 'harbour'))).toSorted();
    expect(await files()).toEqual(['lead-1-photo-1.png', 'lead-1.json', 'lead-12.json']);
    const path = join(folder, 'harbour', 'lead-1-photo-1.png');
    expect(await readFile(path, 'utf8')).toBe('photo');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const json = JSON.parse(await readFile(join(folder, 'harbour', 'lead-1.json'), 'utf8'));
    expect(json.photos).toMatchObject([{ name: 'photo-1.png' }, { name: 'photo-2.png' }]);
    await eraseDelivered({ folder }, 'harbour', ['lead-1']);
    expect(await files()).toEqual(['lead-12.json']);
  });

  test('knows a lead that comes again, alone or at the same time', async () => {
    const delivery = fileDelivery({ folder, jsonOf: leadAsJson });
    await delivery.deliver(sample, signal);
    await Promise.all(Array.from({ length: 10 }, () => delivery.deliver(sample, signal)));
    expect(await readdir(join(folder, 'harbour'))).toEqual(['lead-1.json']);
    const text = await readFile(join(folder, 'harbour', 'lead-1.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(told);
  });

  test('keeps sites apart', async () => {
    const delivery = fileDelivery({ folder, jsonOf: leadAsJson });
    await delivery.deliver(sample, signal);
    await delivery.deliver({ ...sample, site: 'outback' }, signal);
    expect((await readdir(folder)).sort()).toEqual(['harbour', 'outback']);
  });

  test.each(['..', '../other', 'a/b', '', '.hidden', 'a\\b', 'a\0b'])(
    'never leaves its folder: %j',
    async (part) => {
      const delivery = fileDelivery({ folder, jsonOf: leadAsJson });
      await expect(delivery.deliver({ ...sample, site: part }, signal)).rejects.toThrow(
        'file name',
      );
      await expect(delivery.deliver({ ...sample, id: part }, signal)).rejects.toThrow('file name');
      const left = await readdir(folder, { recursive: true });
      expect(left.filter((name) => name.endsWith('.json'))).toEqual([]);
    },
  );

  test('sweeps what a killed delivery left, and nothing that is young or not its own', async () => {
    await fileDelivery({ folder, jsonOf: leadAsJson }).deliver(sample, signal);
    const left = '.0b7e8f0e-5b0a-4b47-9d0a-0f2f6f1c2d3e.tmp';
    const young = '.1b7e8f0e-5b0a-4b47-9d0a-0f2f6f1c2d3e.tmp';
    for (const name of [left, young, '.note.tmp']) {
      await writeFile(join(folder, 'harbour', name), 'x');
    }
    await utimes(join(folder, 'harbour', left), 1_000, 1_000);
    await utimes(join(folder, 'harbour', '.note.tmp'), 1_000, 1_000);
    await sweepUnfinished({ folder }, 2_000_000);
    const kept = await readdir(join(folder, 'harbour'));
    expect(kept.sort()).toEqual([young, '.note.tmp', 'lead-1.json'].sort());
  });

  test('has nothing to sweep before the first delivery', async () => {
    await expect(sweepUnfinished({ folder: join(folder, 'none') }, 1)).resolves.toBeUndefined();
  });

  test('rejects when the folder cannot be written', async () => {
    await writeFile(join(folder, 'harbour'), 'a file where the folder should be');
    await expect(
      fileDelivery({ folder, jsonOf: leadAsJson }).deliver(sample, signal),
    ).rejects.toThrow('EEXIST');
  });
});
