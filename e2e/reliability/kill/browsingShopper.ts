import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { VISITOR } from '../../support/postEnquiry.ts';

/** Where a shopper is when the server is killed. */
export type Step = 'opens' | 'reserves' | 'pays' | 'comes back' | 'cancels';

export const steps: readonly Step[] = ['opens', 'reserves', 'pays', 'comes back', 'cancels'];

/** What a page says of a reservation, to somebody who sees it. */
export type Told = 'reserved' | 'over' | 'not free';

/** What a shopper sees. */
type Sight = Told | 'form' | 'provider' | 'unpaid' | 'asks' | 'failed' | 'nothing' | 'drawing';

const RESERVE = 'Pay $200 and reserve';
const SENDING_MS = 3_000;
const PATIENCE_MS = 40_000;

export interface Shopping {
  page: Page;
  /** Absolute address of a vehicle's checkout. */
  checkout: string;
  /** Whether who sees that something failed goes Back, and does not reload. */
  goesBack: boolean;
}

/** Somebody at a browser, who presses what the pages offer until one says how it has ended. */
export function browsingShopper({ page, checkout, goesBack }: Shopping) {
  let wantsToCancel = false;
  let hasPaid = false;

  async function see(): Promise<Sight> {
    if (page.url().startsWith('chrome-error:')) return 'failed';
    if (page.url() === 'about:blank') return 'nothing';
    // Both in one look: between two a page may have changed.
    const { heading, text } = await page.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? '',
      text: document.body?.textContent ?? '',
    }));
    if (heading.startsWith('Reserve this')) {
      return text.includes('It cannot be reserved just now') ? 'not free' : 'form';
    }
    if (text.includes('Cancel this reservation?')) return 'asks';
    if (heading.endsWith('is reserved for you')) return 'reserved';
    if (heading === 'This reservation is over') return 'over';
    if (heading === 'One step left') return 'unpaid';
    if (heading === 'Pay' || heading.startsWith('You’re all done')) return 'provider';
    return heading === '' ? 'drawing' : 'failed';
  }

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  async function fillIn(): Promise<void> {
    for (const [name, value] of Object.entries(VISITOR)) {
      await page.locator(`input[name=${name}]`).fill(value);
    }
    // Who is faster than a second counts as a program (R17-15).
    await setTimeout(1_100);
  }

  async function pay(): Promise<void> {
    // Already paid, and nothing came after it: the way back is the browser's.
    if ((await page.getByRole('button', { name: 'Pay', exact: true }).count()) === 0) {
      await page.goBack();
      return;
    }
    hasPaid = true;
    await press('Pay');
  }

  async function next(sight: Sight): Promise<void> {
    if (sight === 'failed') await (goesBack ? page.goBack() : page.reload());
    if (sight === 'nothing') await page.goto(checkout);
    if (sight === 'form') {
      await fillIn();
      await press(RESERVE);
      // What is on its way is not sent again.
      await page.waitForURL((url) => url.href !== checkout, { timeout: SENDING_MS });
    }
    if (sight === 'provider') await pay();
    if (sight === 'unpaid') await (hasPaid ? page.reload() : press('Pay the deposit'));
    if (sight === 'reserved') await page.getByRole('link', { name: 'Cancel and refund' }).click();
    if (sight === 'asks') await press('Yes, cancel it');
  }

  /** @returns the last page, by what it tells */
  async function goOn(isThere: (sight: Sight) => boolean): Promise<Sight> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that goes away while it is looked at, or pressed, is looked at again.
      const sight = await see().catch(() => 'drawing' as const);
      if (isThere(sight)) return sight;
      if (Date.now() > until) {
        const told = await page.locator('[role=alert]').allTextContents();
        throw new Error(`${page.url()} says "${sight}" for ever: ${told.join(' ')}`);
      }
      await next(sight).catch(() => undefined);
      await setTimeout(100);
    }
  }

  const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
    opens: () => page.goto(checkout),
    reserves: () => press(RESERVE),
    pays: pay,
    'comes back': () => press('Pay the deposit'),
    cancels: () => press('Yes, cancel it'),
  };

  return {
    /** Comes to where the step begins, with a server that is there. */
    async come(step: Step): Promise<void> {
      if (step === 'opens') return;
      await page.goto(checkout);
      await page.waitForLoadState('networkidle');
      await fillIn();
      if (step === 'reserves') return;
      await press(RESERVE);
      await goOn((sight) => sight === 'provider');
      if (step === 'pays') return;
      if (step === 'comes back') {
        await page.getByRole('link', { name: 'Back' }).click();
        await goOn((sight) => sight === 'unpaid');
        return;
      }
      wantsToCancel = true;
      await goOn((sight) => sight === 'asks');
    },
    /** Does it, whatever becomes of it. */
    act: (step: Step): Promise<void> =>
      acts[step]().then(
        () => undefined,
        () => undefined,
      ),
    /** Reloads, goes Back and presses again until a page tells how it has ended. */
    async finish(): Promise<Told> {
      const ends: readonly Sight[] = wantsToCancel
        ? ['over', 'not free']
        : ['reserved', 'over', 'not free'];
      return (await goOn((sight) => ends.includes(sight))) as Told;
    },
  };
}
