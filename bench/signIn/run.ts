// Whether the time that a sign-in takes tells if a number is known: asking for a code and trying a wrong one,
// for numbers that have signed in and for others, by turns in one run. The tests say that the store does the
// same work for both; this says that no more shows in time. The exit status is 1 when the bar is missed.
import {
  DAY,
  keepCookies,
  MINUTE,
  newBrowser,
  requestOf,
  signInSite,
} from '../../packages/site/src/testing/signInSite.ts';
import { median } from '../phone/median.ts';
import { type Bar, bar, printBars } from '../search/bars.ts';

const ROUNDS = 301;
const KNOWN = 20;

type Times = { ask: number[]; try: number[] };

function numberOf(place: number): string {
  return `+614${String(place).padStart(8, '0')}`;
}

async function timed<Result>(into: number[], work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  into.push(performance.now() - start);
  return result;
}

const site = await signInSite();
try {
  const times: Record<'known' | 'unknown', Times> = {
    known: { ask: [], try: [] },
    unknown: { ask: [], try: [] },
  };
  /** Asks and mistypes as one visitor of many, so that no limit is met. */
  async function attempt(phone: string, place: number, into: Times): Promise<void> {
    site.clock.now += DAY / 20;
    const browser = newBrowser(`10.1.${place >> 8}.${place & 255}`);
    const account = site.accountAt('one', browser);
    const asked = await timed(into.ask, () => account.ask(requestOf(browser), phone));
    if (asked.kind !== 'sent') throw new Error(`No code was sent: ${asked.kind}.`);
    keepCookies(browser, [asked.cookie]);
    const tried = await timed(into.try, () => account.try(requestOf(browser), '000000'));
    if (tried.kind !== 'wrong') throw new Error(`It was tried for nothing: ${tried.kind}.`);
  }

  for (let place = 0; place < KNOWN; place += 1) {
    await site.signIn(newBrowser(`10.0.0.${place}`), numberOf(place));
    site.clock.now += MINUTE;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = () => attempt(numberOf(round % KNOWN), 2 * round, times.known);
    const unknown = () => attempt(numberOf(1_000 + round), 2 * round + 1, times.unknown);
    for (const turn of round % 2 === 0 ? [known, unknown] : [unknown, known]) await turn();
  }
  const rows: Bar[] = (['ask', 'try'] as const).map((step) => {
    const [known, unknown] = [median(times.known[step]), median(times.unknown[step])];
    const ratio = known / unknown;
    const what = step === 'ask' ? 'asking for a code' : 'a wrong code';
    return bar({
      what: `${what}, a known number beside an unknown one (${known.toFixed(2)} and ${unknown.toFixed(2)} ms)`,
      // Either way round it would tell.
      ...{ value: Math.max(ratio, 1 / ratio), unit: ' times', limit: 1.25 },
    });
  });
  printBars(rows);
} finally {
  await site.close();
}
