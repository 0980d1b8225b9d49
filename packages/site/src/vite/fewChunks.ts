import type { Plugin } from 'vite';

const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const OURS = /[\\/](?:packages|@forecourt)[\\/](?:domain|site|ui)[\\/].+\.[jt]sx?$/;
/** Rules of searching: pages of stock and what loads with a search need them, a vehicle's page not. */
const FINDING = /[\\/]domain[\\/]dist[\\/](?:search|price)[\\/]/;
const SHELL = /[\\/]site[\\/]src[\\/](?:shell[\\/]|.+[\\/]useSearch\.)/;
function rest(id: string) {
  return OURS.test(id) && !FINDING.test(id);
}

/**
 * Joins what nearly every page loads into a few files. Left alone, the bundler makes a file for each
 * set of pages that share a module: some thirty for a page, which compress badly and are all named
 * in the page and in the list of routes (6 kB of a vehicle's page, gzip).
 */
export function fewChunks(): Plugin {
  return {
    name: 'forecourt:few-chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return;
      // What one of a group needs itself is in it too. Fewer shares than four: a page's own, or a
      // part that loads when it is used. The listing and the page of seven-seaters count three
      // times together, since their search in the browser loads apart.
      const groups = [
        // Whole, although the entry alone starts React DOM: as two files it is 1.5 kB more. Where an
        // inspector looks, V8 reads again the functions and files that lead to an error that React
        // makes as it starts: one of React DOM's, and an entry that is small.
        { name: 'framework', test: FRAMEWORK, priority: 2 },
        { name: 'shared', test: rest, minShareCount: 4, priority: 1 },
        // The root of every page and a few pages, with a template's own search box.
        { name: 'shell', test: SHELL, minShareCount: 2, priority: 1 },
        { name: 'finding', test: FINDING, minShareCount: 4 },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
