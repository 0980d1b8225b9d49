import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** gzip kilobytes of everything a package's front door gives, minified for a browser. */
export async function packageBytes(front: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: front, preserveEntrySignatures: 'strict' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).length / 1000;
}
