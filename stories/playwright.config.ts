import { defineConfig } from '@playwright/test';
import { findChromium, testArgs } from '../e2e/chromium.ts';

// Workers read this file again and find here what the first reading found.
process.env['CHROMIUM_PATH'] = await findChromium(process.env);

/** The walk over every story, and the tests that need a browser, on a built Storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: ['checks/*.spec.ts', 'browser/*.spec.ts'],
  globalSetup: './checks/serveStorybook.ts',
  outputDir: 'test-results',
  reporter: [['dot'], ['../e2e/support/summaryReporter.ts']],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // A story waits for frames two thirds of its time, so a small machine has room for three a core.
  workers: 6,
  // What hangs is ended. How slow a busy machine is says nothing of what is tested.
  timeout: 60_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  // What breaks every story need not be told by every story.
  maxFailures: 30,
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // Letters are placed and coloured alike on every machine.
      args: [...testArgs, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
