import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A car that nobody here has sold. */
export const oldCar = { Make: 'Holden', Model: 'Kingswood', Year: '1975', Kilometres: '420k' };

/** Types into the fields of these labels. */
export async function tell(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Says of each question of the car's condition the first answer. */
export async function answerAll(main: Locator): Promise<void> {
  await expect(main.getByRole('radio').first()).toBeVisible();
  for (const question of await main.locator('fieldset').all()) {
    await question.getByRole('radio').first().check();
  }
}

/** From the first stage, filled in, to what the car is worth. */
export async function toValue(main: Locator): Promise<void> {
  await main.getByRole('button', { name: 'Next: its condition' }).click();
  await answerAll(main);
  await main.getByRole('button', { name: 'See my estimate' }).click();
}

/** Has the demo's register find the car of a plate, and says how far it has gone. */
export async function findByPlate(page: Page, kilometres: string): Promise<void> {
  const main = page.getByRole('main');
  await tell(page, { 'Number plate': '123 abc' });
  await page.getByLabel('State', { exact: true }).selectOption('QLD');
  await main.getByRole('button', { name: 'Find my car' }).click();
  await expect(main).toContainText('Is this your car?');
  await tell(page, { Kilometres: kilometres });
}

export function photosOf(page: Page): Locator {
  return page.getByLabel(/Photos of your car/);
}

/** As far as the shopper's details, of a car that is valued by hand. */
export async function toDetails(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await tell(page, oldCar);
  await toValue(main);
  await main.getByRole('button', { name: 'Have my car valued' }).click();
  await expect(photosOf(page)).toBeVisible();
}
