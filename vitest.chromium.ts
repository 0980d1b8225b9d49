import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './e2e/chromium.ts';
import base from './vitest.config.ts';

const include = [
  'packages/data/src/search/**/*.browser.test.ts',
  'packages/{site,ui}/src/**/*.browser.test.tsx',
];

// What runs in shoppers' browsers is tested in one.
export default defineConfig({
  resolve: base.resolve ?? {},
  plugins: [vanillaExtractPlugin()],
  // Found while it runs, one would be bundled then and the page loaded anew.
  optimizeDeps: { entries: include },
  test: {
    include,
    testTimeout: base.test?.testTimeout ?? 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(process.env), args: chromiumArgs },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
