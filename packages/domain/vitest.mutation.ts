import { defineConfig } from 'vitest/config';

// Mutation runs tests in threads, which share the machine's zone; and it changes code, not exports.
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['**/index.test.ts', '**/types.test.ts', '**/machineZone.test.ts'],
    testTimeout: 60_000,
  },
});
