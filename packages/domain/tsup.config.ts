import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Modules stay apart and import each other as the sources do, in their order. */
const fileForEachModule: Plugin = {
  name: 'file-for-each-module',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
    ),
};

export default defineConfig({
  // A page of a website then loads the rules it uses, and no others.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  esbuildPlugins: [fileForEachModule],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  clean: true,
});
