import { readdir, rename, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildSheets } from './buildSheets.ts';
import { classNames } from './classNames.ts';
import { markClient } from './markClient.ts';

// Each component is an entry, so that a page's bundle takes its own components only. The
// stylesheet of `index` holds them all; the others are parts of it and are not shipped.
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/theme/index.ts',
    'src/theme/themes/index.ts',
    'src/keeping/useKeeping.ts',
    'src/account/signInCopy.ts',
    'src/alerts/alertCopy.ts',
    'src/chrome/closeMenus.ts',
    'src/chrome/showPath.ts',
    'src/search/suggest/bringSuggestions.ts',
    'src/**/*.tsx',
    '!src/**/*.test.tsx',
  ],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  clean: true,
  removeNodeProtocol: false,
  external: ['react', 'react-dom', '@forecourt/domain'],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: classNames() })],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    // Names stay readable; the stylesheet loses its comments and white space with the rest.
    options.minifySyntax = true;
    options.minifyWhitespace = true;
    options.chunkNames = 'parts/[name]-[hash]';
  },
  async onSuccess() {
    await rename('dist/index.css', 'dist/styles.css');
    const files = await readdir('dist', { recursive: true });
    const parts = files.filter((file) => /\.css(\.map)?$/.test(file) && file !== 'styles.css');
    await Promise.all(parts.map((file) => rm(`dist/${file}`)));
    await buildSheets();
    await markClient('dist', ['index.js', 'theme/index.js', 'theme/themes/index.js']);
  },
});
