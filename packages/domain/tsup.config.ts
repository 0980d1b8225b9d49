import { defineConfig } from 'tsup';

export default defineConfig({
  // A file for each module: a page of a website then loads the rules it uses, and no others.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  clean: true,
});
