import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Has parts of a page that come later come with what they need at once, as the bundler's own helper
 * does, in a third of its bytes, which every page is sent. That is for browsers of long ago and for
 * addresses of any kind; ours are under the root, and our policy names scripts by what loads them.
 */
export function lightPreload(): Plugin {
  return {
    name: 'forecourt:light-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: HELPER }, handler: () => SCRIPT },
  };
}

/** Sheets are waited for. One that did not come is asked for again the next time. */
const SCRIPT = `
const asked = {};
const ask = (file) => asked[file] ??= document.querySelector('link[href="/' + file + '"]') ? 0 : new Promise((come, fail) => {
  const isSheet = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = '/' + file;
  if (!isSheet) come();
  link.onload = come;
  link.onerror = () => {
    delete asked[file];
    link.remove();
    fail(Error(file));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask));
  return load();
};
`;
