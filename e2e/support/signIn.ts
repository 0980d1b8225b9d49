import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';

/** Each test has a number of its own: those of one are counted together, whoever asks. */
let next = Date.now() % 10_000_000;

/** A mobile number that nobody has used: `0412345678`. */
export function newNumber(): string {
  next += 1;
  return `04${String(next).padStart(8, '0')}`;
}

/** The code that was sent last to a number, as a developer reads it. */
export async function codeFor(site: string, number: string, port?: number): Promise<string> {
  const at = port === undefined ? {} : { port };
  const { text } = await ask({ site, path: '/_inbox/codes', ...at });
  const message = text.split(`To +61${number.slice(1)}`)[1] ?? '';
  return /\d{6}/.exec(message)?.[0] ?? '';
}

/** Signs in on the page that asks for it, which the browser shows already. */
export async function signInHere(
  page: Page,
  site: string,
  number = newNumber(),
  port?: number,
): Promise<string> {
  const main = page.getByRole('main');
  await main.getByLabel('Mobile number').fill(number);
  await main.getByRole('button', { name: 'Send me a code' }).click();
  const code = main.getByLabel('Code', { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(site, number, port));
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
  return number;
}
