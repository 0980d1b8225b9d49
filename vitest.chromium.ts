import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './e2e/chromium.ts';
import base from './vitest.config.ts';

// What runs in shoppers' browsers is tested in one.
export default defineConfig({
  resolve: base.resolve ?? {},
  // Found while it runs, one would be bundled then and the page loaded anew.
  optimizeDeps: { entries: ['packages/data/src/search/**/*.browser.test.ts'] },
  test: {
    include: ['packages/data/src/search/**/*.browser.test.ts'],
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
