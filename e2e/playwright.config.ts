import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { templateNames } from '../demo/dealers.ts';
import { templateThemes } from '../demo/templateThemes.ts';
import { findChromium, testArgs } from './chromium.ts';
import { dealerOf } from './support/dealers.ts';
import type { VisitorOptions } from './support/test.ts';

// Workers read this file again and find here what the first reading found.
process.env.CHROMIUM_PATH = await findChromium(process.env);
const themes = await templateThemes();

const widths = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
const scripts = { js: true, 'no-js': false } as const;
/** What no template can change is looked at in one; without scripts, that one on a desk. */
const [first] = templateNames;
function withoutScripts(template: string) {
  return template === first ? 'desktop' : 'phone';
}

/** What the answer alone is judged by, or what opens windows of its own. */
const HTML_ONLY = [
  'delivery.spec.ts',
  'fullRows.spec.ts',
  'html.spec.ts',
  'pictures.spec.ts',
  'styles.spec.ts',
];

/** What sets its own windows. */
const OWN_WINDOWS = ['edges.spec.ts', 'fits.spec.ts', 'lines.spec.ts', 'unbroken.spec.ts'];

type VisitorProject = Project<VisitorOptions & PlaywrightTestOptions>;

/**
 * Every journey is made in every template by every kind of visitor with scripts, and without them in
 * one window of each template; its tags say for whom alone it is.
 */
function journeys(): VisitorProject[] {
  return templateNames.flatMap((template) =>
    keys(widths).flatMap((width) =>
      keys(scripts)
        .filter((script) => script === 'js' || width === withoutScripts(template))
        .map((script) => ({
          name: `${template} ${width} ${script}`,
          testDir: 'journeys',
          grepInvert: [
            ...(template === first ? [] : [/@once/]),
            width === 'desktop' ? /@phone/ : /@desktop/,
            ...(script === 'no-js' ? [/@js/] : []),
          ],
          use: {
            ...widths[width],
            site: dealerOf[template] ?? template,
            phone: width === 'phone',
            javaScriptEnabled: scripts[script],
          },
        })),
    ),
  );
}

/** Every page in every state is judged once for each template and width. */
function pages(): VisitorProject[] {
  return templateNames.flatMap((template) =>
    keys(widths).map((width) => ({
      name: `pages ${template} ${width}`,
      testDir: 'pages',
      // A page's HTML, and so its classes, are the same for every window.
      ...(width === 'phone' && { testIgnore: [...HTML_ONLY, ...OWN_WINDOWS] }),
      use: { ...widths[width], site: dealerOf[template] ?? template, phone: width === 'phone' },
    })),
  );
}

/** A template with a second colour scheme is judged in that too; its HTML is the same. */
function otherSchemes(): VisitorProject[] {
  return Object.entries(themes).flatMap(([template, { scheme, alternate }]) => {
    if (!alternate) return [];
    const colorScheme = scheme === 'light' ? 'dark' : 'light';
    return [
      {
        name: `pages ${template} ${colorScheme}`,
        testDir: 'pages',
        testIgnore: [...HTML_ONLY, ...OWN_WINDOWS],
        use: {
          ...widths.desktop,
          site: dealerOf[template] ?? template,
          phone: false,
          colorScheme,
          coloursAlone: true,
        },
      },
    ];
  });
}

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
  // One more than a small machine has cores, since a test also waits.
  workers: 3,
  // What hangs is ended. How slow a busy machine is says nothing of what is tested.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  use: {
    // A quarter of the time; `npx playwright test --trace on` has one of a test that failed.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: testArgs },
  },
  projects: [
    // First, and one at a time: its long runs go on beside the browser's.
    { name: 'reliability', testDir: 'reliability', workers: 1, timeout: 300_000 },
    ...journeys(),
    ...pages(),
    ...otherSchemes(),
  ],
});
