import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { templateNames } from '../demo/dealers.ts';
import { templateThemes } from '../demo/templateThemes.ts';
import { findChromium, testArgs } from './chromium.ts';
import { dealerOf } from './support/dealers.ts';
import type { VisitorOptions } from './support/test.ts';
import { windows } from './support/windows.ts';

// Workers read this file again and find here what the first reading found.
process.env.CHROMIUM_PATH = await findChromium(process.env);
const themes = await templateThemes();

const scripts = { js: true, 'no-js': false } as const;
const [first] = templateNames;

type VisitorProject = Project<VisitorOptions & PlaywrightTestOptions>;
type Window = keyof typeof windows;

/** Where one window will do; a template's other is that of visitors without scripts. */
function windowOf(template: string, script: keyof typeof scripts): Window {
  const isSecond = templateNames.indexOf(template) % 2 === 1;
  return isSecond === (script === 'js') ? 'desktop' : 'phone';
}

/**
 * Every journey is made in every template, by visitors with scripts and without, who come by different
 * windows; with scripts the first template has both. Tags say for whom else, or for whom alone it is:
 * `@windows` where both windows of each template must be looked at, `@once` where no template and no
 * window can change it.
 */
function journeys(): VisitorProject[] {
  return templateNames.flatMap((template) =>
    keys(windows).flatMap((width) =>
      keys(scripts)
        .filter((script) => script === 'js' || width === windowOf(template, script))
        .map((script) => ({
          name: `${template} ${width} ${script}`,
          testDir: 'journeys',
          grepInvert: [
            ...(template === first ? [] : [/@once/]),
            ...(width === windowOf(template, script) ? [] : [besides(template)]),
            width === 'desktop' ? /@phone/ : /@desktop/,
            ...(script === 'no-js' ? [/@js/] : []),
          ],
          use: {
            ...windows[width],
            site: dealerOf[template] ?? template,
            phone: width === 'phone',
            javaScriptEnabled: scripts[script],
          },
        })),
    ),
  );
}

/** What a template's second window can show nothing new of. */
function besides(template: string): RegExp {
  const titles = template === first ? '.*@once' : '';
  return new RegExp(`^(?!.*@(?:windows|phone|desktop))${titles}`, 's');
}

/** Every page in every state is judged once for each template. */
function pages(): VisitorProject[] {
  return templateNames.flatMap((template) => {
    const project = {
      testDir: 'pages',
      ...(template !== first && { grepInvert: /@once/ }),
    };
    const use = { site: dealerOf[template] ?? template };
    return [
      {
        ...project,
        name: `pages ${template} desktop`,
        use: { ...use, ...windows.desktop, phone: false, otherScheme: otherScheme(template) },
      },
      {
        ...project,
        name: `pages ${template} phone`,
        // All else sets its own windows, or needs none.
        testMatch: 'madeStates.spec.ts',
        use: { ...use, ...windows.phone, phone: true },
      },
    ];
  });
}

/** A template with a second colour scheme is judged in that too. */
function otherScheme(template: string): 'light' | 'dark' | null {
  const theme = themes[template];
  if (!theme?.alternate) return null;
  return theme.scheme === 'light' ? 'dark' : 'light';
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
  ],
});
