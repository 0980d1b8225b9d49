import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    'server/index': 'src/server/index.ts',
    'dev/index': 'src/dev/viteTemplates.ts',
    'vite/index': 'src/vite/index.ts',
    cli: 'src/cli/main.ts',
    'cli/index': 'src/cli/index.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  // tsup strips the `node:` prefix by default, and `sqlite` without it does not exist.
  removeNodeProtocol: false,
});
