import { writeFile } from 'node:fs/promises';
import { stockFiles } from './stockFiles.ts';

for (const [path, text] of stockFiles()) {
  await writeFile(new URL(`../sites/${path}`, import.meta.url), text);
  console.log(`Wrote sites/${path}`);
}
