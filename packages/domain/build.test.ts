import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

const front = resolve(import.meta.dirname, 'dist/index.js');

/** A browser's bundle of a module that takes something from the built package, minified. */
async function bundle(source: string): Promise<string> {
  const id = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name.endsWith('virtual-entry') ? id : null),
        load: (name) => (name === id ? source : null),
      },
    ],
    build: {
      write: false,
      // Not Vite's library mode: it leaves white space in modules.
      rollupOptions: { input: 'virtual-entry', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

function kilobytes(code: string) {
  return gzipSync(code, { level: 9 }).length / 1000;
}

describe('the built package', () => {
  test.each(['formatPrice', 'telHref', 'showMe', 'isAvailable', 'toggleValue'])(
    'gives %s without the rest',
    async (name) => {
      expect(kilobytes(await bundle(`export { ${name} } from '${front}';`))).toBeLessThan(2);
    },
  );

  // No page loads all of it; what each loads has a bar of its own in the benchmark. What this one
  // tells is a dependency, or a table of data, that slipped in beside the rules.
  test('is under 50 kB in all, the names of its exports among them', async () => {
    expect(kilobytes(await bundle(`export * from '${front}';`))).toBeLessThan(50);
  });

  test('holds no test and no test data', () => {
    const files = readdirSync(resolve(import.meta.dirname, 'dist'), { recursive: true }).map(
      String,
    );
    expect(files.filter((file) => /\.test\.|testing/.test(file))).toEqual([]);
  });
});
