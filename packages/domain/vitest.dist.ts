import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const source = resolve(import.meta.dirname, 'src');
const built = resolve(import.meta.dirname, 'dist');

/** What a test imports from the sources is taken from the build; the tests' own helpers stay. */
function fromBuild(): Plugin {
  return {
    name: 'from-build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.') || !importer.startsWith(source))
        return null;
      const path = resolve(dirname(importer), id);
      const module = path.replace(source, built).replace(/\.ts$/, '.js');
      return existsSync(module) ? module : null;
    },
  };
}

/** The package's own tests, run against what is published. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [fromBuild()],
  test: {
    include: ['src/**/*.test.ts', 'build.test.ts'],
    maxWorkers: '100%',
    isolate: false,
    // As in the repository's own: what hangs is ended.
    testTimeout: 180_000,
  },
});
