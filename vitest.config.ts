import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import base from './tsconfig.base.json' with { type: 'json' };

// The tests read sources, by the same table of paths that the type checker uses.
const alias = Object.entries(base.compilerOptions.paths).map(([name, [path]]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(path ?? '', import.meta.url)),
}));

const exclude = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', '**/build.test.ts'];

const pure = [
  'packages/{domain,ui}/src/**/*.test.{ts,tsx}',
  'packages/data/src/{config,stock}/**/*.test.ts',
];

export default defineConfig({
  resolve: { alias },
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          // What leaves nothing behind shares a process: half the time of one for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{packages,demo,scripts,bench,stories}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...pure],
        },
      },
    ],
    exclude,
    environment: 'node',
    // By default one core is left idle, which is half of a machine that has two.
    maxWorkers: '100%',
    // What hangs is ended. How slow a busy machine is says nothing of what is tested.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
