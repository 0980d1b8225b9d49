import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'search/index': 'src/search/index.ts',
    'search/typesense/index': 'src/search/typesense/index.ts',
    postgres: 'src/postgres.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  // tsup strips the `node:` prefix by default, and `sqlite` without it does not exist.
  removeNodeProtocol: false,
});
