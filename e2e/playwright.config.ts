import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';
import type { VisitorOptions } from './support/test.ts';

// Workers read this file again and find here what the first reading found.
process.env.CHROMIUM_PATH = await findChromium(process.env);

const sites = { classic: 'coolabarra', metro: 'wattlebend', prestige: 'verrell-hyde' } as const;
const widths = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
const scripts = { js: true, 'no-js': false } as const;
const withoutScripts = { classic: 'desktop', metro: 'phone', prestige: 'phone' } as const;

/** What the answer alone is judged by, or what opens windows of its own. */
const HTML_ONLY = [
  'delivery.spec.ts',
  'fullRows.spec.ts',
  'html.spec.ts',
  'pictures.spec.ts',
  'styles.spec.ts',
];

/** What sets its own windows. */
const OWN_WINDOWS = ['unbroken.spec.ts'];

type VisitorProject = Project<VisitorOptions & PlaywrightTestOptions>;

/**
 * Every journey is made in every template by every kind of visitor with scripts, and without them in
 * one window of each template; its tags say for whom alone it is.
 */
function journeys(): VisitorProject[] {
  return keys(sites).flatMap((template) =>
    keys(widths).flatMap((width) =>
      keys(scripts)
        .filter((script) => script === 'js' || width === withoutScripts[template])
        .map((script) => ({
          name: `${template} ${width} ${script}`,
          testDir: 'journeys',
          grepInvert: [
            // What no template can change is looked at in one.
            ...(template === 'classic' ? [] : [/@once/]),
            width === 'desktop' ? /@phone/ : /@desktop/,
            ...(script === 'no-js' ? [/@js/] : []),
          ],
          use: {
            ...widths[width],
            site: sites[template],
            phone: width === 'phone',
            javaScriptEnabled: scripts[script],
          },
        })),
    ),
  );
}

/** Every page in every state is judged once for each template and width. */
function pages(): VisitorProject[] {
  return keys(sites).flatMap((template) =>
    keys(widths).map((width) => ({
      name: `pages ${template} ${width}`,
      testDir: 'pages',
      // A page's HTML, and so its classes, are the same for every window.
      ...(width === 'phone' && { testIgnore: [...HTML_ONLY, ...OWN_WINDOWS] }),
      use: { ...widths[width], site: sites[template], phone: width === 'phone' },
    })),
  );
}

/** A template with a second colour scheme is judged in that too; its HTML is the same. */
const otherScheme: VisitorProject = {
  name: 'pages classic dark',
  testDir: 'pages',
  testIgnore: [...HTML_ONLY, ...OWN_WINDOWS],
  use: { ...widths.desktop, site: sites.classic, phone: false, colorScheme: 'dark' },
};

function keys<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

export default defineConfig<VisitorOptions>({
  globalSetup: './support/startTestServer.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./support/summaryReporter.ts']],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  use: {
    // A quarter of the time; `npx playwright test --trace on` has one of a test that failed.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  projects: [
    // First, and one at a time: its long runs go on beside the browser's.
    { name: 'reliability', testDir: 'reliability', workers: 1, timeout: 300_000 },
    ...journeys(),
    ...pages(),
    otherScheme,
  ],
});
