import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './compressFiles.ts';

test('texts stand beside themselves in both forms; what gains nothing stands alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const code = 'export const word = "again and again";\n'.repeat(100);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page.js'), code);
  await writeFile(join(folder, 'assets/one.css'), 'a{}');
  await writeFile(join(folder, 'assets/face.woff2'), code);

  await compressFolder(folder);

  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'face.woff2',
    'one.css',
    'page.js',
    'page.js.br',
    'page.js.gz',
  ]);
  const form = (extension: string) => readFile(join(folder, `assets/page.js.${extension}`));
  expect(brotliDecompressSync(await form('br')).toString()).toBe(code);
  expect(gunzipSync(await form('gz')).toString()).toBe(code);
});
