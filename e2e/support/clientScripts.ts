import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('../../templates', import.meta.url));

export const templateNames = await readdir(templates);

/** All that a template's build sends to browsers, by the files' paths. */
export async function clientFiles(template: string): Promise<string[]> {
  const folder = `${templates}/${template}/build/client`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** The scripts among it, with the code of others in them. */
export async function clientScripts(template: string): Promise<[file: string, text: string][]> {
  const files = (await clientFiles(template)).filter((file) => file.endsWith('.js'));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
}

/** The code of a template's pages on the server, of all its files. */
export async function serverScript(template: string): Promise<string> {
  const folder = `${templates}/${template}/build/server`;
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  return (await Promise.all(scripts.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join('');
}
