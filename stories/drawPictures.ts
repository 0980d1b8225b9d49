import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createImageService } from '../demo/images/index.ts';
import { pictureNames } from './examples/pictureNames.ts';

// Draws the few pictures the stories show, so that a built Storybook needs no image service.
const folder = fileURLToPath(new URL('public/pictures/', import.meta.url));
const cacheFolder = fileURLToPath(new URL('node_modules/.cache/pictures/', import.meta.url));
const service = createImageService({ cacheFolder });
await mkdir(folder, { recursive: true });
for (const name of pictureNames) {
  const image = await service({ path: `/demo-images/${name}-960.webp` });
  if (!image) throw new Error(`There is no picture "${name}". Choose a name the demo can draw.`);
  await writeFile(`${folder}${name}.webp`, image.body);
}
