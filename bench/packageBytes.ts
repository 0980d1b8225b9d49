import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = '\0page';

/** gzip kilobytes of a package, minified. */
export interface PackageBytes {
  /** Everything the front door gives, with the names of the exports. */
  whole: number;
  /** What a page pays that uses all of it: the names end with the package. */
  used: number;
}

export async function packageBytes(front: string): Promise<PackageBytes> {
  const names = Object.keys(await import(front));
  return {
    whole: await bytesOf(`export * from '${front}';`),
    used: await bytesOf(`import { ${names} } from '${front}'; globalThis.all = [${names}];`),
  };
}

async function bytesOf(page: string): Promise<number> {
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
