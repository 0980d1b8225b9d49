import { serveFolder } from './serveFolder.ts';
import { folder } from './storybook.ts';

/** One server for the whole run; a Storybook that runs already can be named instead. */
export default async function serveStorybook(): Promise<() => void> {
  if (process.env['STORYBOOK_URL'] !== undefined) return () => {};
  const server = await serveFolder(folder);
  process.env['STORYBOOK_URL'] = server.url;
  return server.stop;
}
