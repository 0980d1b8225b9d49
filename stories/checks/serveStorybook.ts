import { roomForRelease } from './packed/releaseOnce.ts';
import { serveFolder } from './serveFolder.ts';
import { folder } from './storybook.ts';

/**
 * One server for the whole run, where no Storybook that runs already is named; and room for the
 * release that the checks of packages share.
 */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  const clear = await roomForRelease();
  if (process.env['STORYBOOK_URL'] !== undefined) return clear;
  const server = await serveFolder(folder);
  process.env['STORYBOOK_URL'] = server.url;
  return async () => {
    server.stop();
    await clear();
  };
}
