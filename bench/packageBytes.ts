import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = '\0page';

/**
 * gzip kilobytes that a page pays which uses everything a package's front door gives, minified. The
 * names of the exports are not in it: they end with the package.
 */
export async function packageBytes(front: string): Promise<number> {
  const names = Object.keys(await import(front));
  const page = `import { ${names} } from '${front}'; globalThis.all = [${names}];`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (name) => (name === 'page' || name.endsWith('/page') ? ENTRY : null),
        load: (name) => (name === ENTRY ? page : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'page' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).length / 1000;
}
