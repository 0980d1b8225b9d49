import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = '\0page';

/** gzip kilobytes of everything a package's front door gives, minified, with the exports' names. */
export async function packageBytes(front: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (name) => (name === 'page' || name.endsWith('/page') ? ENTRY : null),
        load: (name) => (name === ENTRY ? `export * from '${front}';` : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: 'page', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).length / 1000;
}
