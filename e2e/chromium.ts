import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);

/** As root Chromium refuses its sandbox; the rest keeps it from looking for hosts that are not ours. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Arguments of a browser that tests and does not measure: pages come and go, and none lives long
 * enough to be worth processes of its own or code that is optimised. A seventh of the time.
 */
export const testArgs = [
  ...chromiumArgs,
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--js-flags=--no-opt --no-maglev',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test with: the one CHROMIUM_PATH names, the one that comes as an npm package, the
 * system's, Playwright's own, or Playwright's after an installation. The package's is the same on
 * every machine and a shell without windows, which takes half of the time.
 *
 * @throws when there is none and none can be installed
 */
export async function findChromium(
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", which cannot be run, so no browser test can run. ` +
        'Set it to a Chromium, or unset it to have one found.',
    );
  }
  const installed = [...SYSTEM, chromium.executablePath()].find(isExecutable);
  return (await packagedChromium()) ?? installed ?? (await installChromium());
}

/** The npm package holds a compressed Chromium for Linux and unpacks it on first use. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    await run(path, ['--version', ...chromiumArgs]);
    return path;
  } catch {
    // No room to unpack it, or a library that this machine does not have.
    return null;
  }
}

async function installChromium(): Promise<string> {
  await run('npx', ['playwright', 'install', 'chromium']);
  const path = chromium.executablePath();
  if (isExecutable(path)) return path;
  throw new Error(
    'No Chromium was found and none could be installed, so no browser test can run. ' +
      'Install Chromium and set CHROMIUM_PATH to it.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
