import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampBuild } from '../vite/finishBuild.ts';

/** A build that can be loaded: what a template's entry gives, with a theme that passes. */
const SERVER = `
  import { wireframe } from ${JSON.stringify(new URL('../../../ui/dist/theme/index.js', import.meta.url).href)};
  export const routes = {};
  export const entry = { module: { theme: wireframe, createRequestHandler: () => () => null } };
`;

/** Writes a template with its build into a folder of its own. */
export async function builtTemplate(folder: string): Promise<void> {
  await mkdir(join(folder, 'build/server'), { recursive: true });
  await mkdir(join(folder, 'build/client'));
  await writeFile(join(folder, 'template.json'), '{}');
  await writeFile(join(folder, 'build/server/index.mjs'), SERVER);
  await writeFile(join(folder, 'build/server/index.js'), "export * from './index.mjs';");
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await stampBuild(join(folder, 'build'));
}
