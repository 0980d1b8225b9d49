import type { Plugin } from 'vite';

const framework = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const ours = /[\\/](?:packages|@forecourt)[\\/](?:domain|site|ui)[\\/].+\.[jt]sx?$/;

/**
 * Joins what nearly every page loads into two files. Left alone, the bundler makes a file for each
 * set of pages that share a module: some thirty for a page, which compress badly and are all named
 * in the page and in the list of routes (6 kB of a vehicle's page, gzip).
 */
export function fewChunks(): Plugin {
  return {
    name: 'forecourt:few-chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return;
      const groups = [
        { name: 'framework', test: framework, minShareCount: 2, priority: 1 },
        // Fewer: a page's own, or a part that loads when it is used. The listing and the page of
        // seven-seaters count three times together, since their search in the browser loads apart.
        { name: 'shared', test: ours, minShareCount: 4 },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
