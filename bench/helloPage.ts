import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { fromFolder, type PageBytes, pageBytes } from './clientBytes.ts';

/** The floor: a page that says hello, built with the same React Router. */
export async function helloPage(): Promise<PageBytes> {
  const folder = join(import.meta.dirname, 'hello');
  execFileSync('npx', ['react-router', 'build'], { cwd: folder, stdio: 'pipe' });
  const build = (await import(join(folder, 'build/server/index.js'))) as ServerBuild;
  const response = await createRequestHandler(
    build,
    'production',
  )(new Request('http://localhost/'));
  return pageBytes(await response.text(), fromFolder(join(folder, 'build/client')));
}
