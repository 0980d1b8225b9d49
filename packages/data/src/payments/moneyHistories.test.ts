import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../search/testing/random.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import { FOLDER } from '../store/folderDestination.ts';
import type { Store } from '../store/store.ts';
import { sampleReservation, siteKey } from '../store/testing/samples.ts';
import { openPayment } from './openPayment.ts';
import { type Payments, PaymentsUnavailable } from './payments.ts';
import { settleReservation } from './settleReservation.ts';
import { type MemoryStripe, memoryStripe } from './testing/memoryStripe.ts';

const SITE = siteKey('harbour');
const SEED = Number(process.env['FORECOURT_SEED'] ?? 20_261_125);
const HISTORIES = Number(process.env['FORECOURT_HISTORIES'] ?? 200);
const DEPOSIT = 20_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAGE = {
  ...{ description: 'A car', paidUrl: 'https://harbour.example/paid' },
  leftUrl: 'https://harbour.example/left',
};

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-money-'));
  store = await openEmbeddedStore({ folder, durability: 'normal' });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** The process ends here: what was done before is done, and nothing after it. */
class Crash extends Error {}

/** The same, but it may end before or after any call. */
function crashing<T extends object>(target: T, mayCrash: () => boolean): T {
  return new Proxy(target, {
    get(from, name) {
      const found: unknown = Reflect.get(from, name);
      if (typeof found !== 'function') return found;
      return async (...args: unknown[]) => {
        if (mayCrash()) throw new Crash();
        const answer: unknown = await Reflect.apply(found, from, args);
        if (mayCrash()) throw new Crash();
        return answer;
      };
    },
  });
}

/** Everybody who can touch the money of some reservations, in any order. */
class History {
  readonly ids: string[] = [];
  readonly #untold = new Set<string>();
  readonly #random: Random;
  readonly #name: string;
  readonly #stripe: MemoryStripe;
  readonly #wait: (ms: number) => void;
  readonly #now: () => number;
  crashes = false;

  constructor(
    random: Random,
    name: string,
    stripe: MemoryStripe,
    clock: { now: () => number; wait: (ms: number) => void },
  ) {
    [this.#random, this.#name, this.#stripe] = [random, name, stripe];
    [this.#now, this.#wait] = [clock.now, clock.wait];
  }

  get #tools() {
    const mayCrash = () => this.crashes && this.#random.chance(0.06);
    return {
      reservations: crashing(store.reservations, mayCrash),
      payments: crashing<Payments>(this.#stripe.port, mayCrash),
      now: this.#now,
    };
  }

  readonly #steps: readonly (() => Promise<unknown>)[] = [
    () => this.#reserve(),
    () => this.#toPage(),
    () => this.#toPage(),
    () => this.#toPage(),
    () => this.#atPage('good'),
    () => this.#atPage('good'),
    () => this.#atPage('good'),
    () => this.#atPage('declined'),
    () => this.#beginAtPage(),
    () => this.#comeBack(),
    () => this.#hear(),
    () => this.#hear(),
    () => this.#sweep(),
    () => this.#turn('cancelled'),
    () => this.#turn('released'),
    () => this.#turn('fulfilled'),
    () => this.#refundThere(),
    async () => this.#wait(this.#random.pickEarly([MINUTE, 10 * MINUTE, 25 * MINUTE, 7 * HOUR])),
  ];

  async begin(): Promise<void> {
    await this.#reserve();
    await this.step(() => this.#toPage());
  }

  async step(step = this.#random.pick(this.#steps)): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof Crash || error instanceof PaymentsUnavailable)) throw error;
    }
  }

  async #one() {
    const id = this.ids.length === 0 ? null : this.#random.pick(this.ids);
    return id === null ? null : store.reservations.find(SITE, id);
  }

  async #reserve() {
    const { id, lead, formKey } = sampleReservation(`${this.#name}-${this.ids.length}`);
    const carId = `car-${this.#name}-${this.#random.below(2)}`;
    const request = { id, carId, depositCents: DEPOSIT, writes: false };
    const { reservations } = this.#tools;
    this.ids.push(id);
    await reservations.reserve(SITE, formKey, lead, request, this.#now(), [FOLDER]);
  }

  async #toPage() {
    const reservation = await this.#one();
    if (reservation !== null) await openPayment(this.#tools, reservation, PAGE);
  }

  /** Nobody pays at an address that is not on disk. */
  async #atPage(card: 'good' | 'declined') {
    const id = (await this.#one())?.payment?.id;
    const { account } = this.#stripe;
    if (id !== undefined && account.beginCharge(id)) account.finishCharge(id, card);
  }

  /** A bank thinks for a while. */
  async #beginAtPage() {
    const id = (await this.#one())?.payment?.id;
    if (id === undefined || !this.#stripe.account.beginCharge(id)) return;
    for (let turn = this.#random.below(3); turn > 0; turn -= 1) await this.step();
    this.#stripe.account.finishCharge(id, this.#random.pick(['good', 'declined']));
  }

  async #comeBack() {
    const reservation = await this.#one();
    if (reservation !== null) await settleReservation(this.#tools, SITE, reservation.id);
  }

  /** Some event, of now or long ago, for the first time or again. */
  async #hear() {
    const { events, sign, port } = this.#stripe;
    const mine = events.slice(-40);
    if (mine.length === 0) return;
    const { body, signature } = sign(this.#random.pick(mine));
    const told = await port.readEvent(SITE, Buffer.from(body), signature);
    if (told === null) return;
    await settleReservation(this.#tools, SITE, told.reservationId, { isTold: true });
  }

  async #sweep() {
    for (const { id } of await store.reservations.due(this.#now())) {
      await settleReservation(this.#tools, SITE, id);
    }
  }

  async #turn(kind: 'cancelled' | 'released' | 'fulfilled') {
    const reservation = await this.#one();
    if (reservation === null || (kind !== 'fulfilled' && this.#random.chance(0.75))) return;
    const { reservations } = this.#tools;
    await reservations.apply(SITE, reservation.id, { kind }, this.#now());
  }

  /** The dealer at the provider: all of a charge, or of one that nobody keeps a part. */
  async #refundThere() {
    const reservation = await this.#one();
    const [charge] = reservation?.charges ?? [];
    if (charge === undefined || this.#random.chance(0.6)) return;
    const { account } = this.#stripe;
    const left = DEPOSIT - account.charge(charge.id).amount_refunded;
    if (left === 0) return;
    const part = reservation?.stage === 'over' && this.#random.chance(0.5);
    account.refund({ charge: charge.id, amount: part ? Math.ceil(left / 3) : left });
    if (part) return;
    this.#untold.add(reservation?.id ?? '');
  }

  /** What the provider has not got through with it sends again, for days. */
  async #hearAll() {
    for (const id of this.#untold) {
      await settleReservation(this.#tools, SITE, id, { isTold: true });
      this.#untold.delete(id);
    }
  }

  /** The server runs on without a crash, and the provider is well. */
  async settleAll(): Promise<void> {
    await this.#hearAll();
    for (let turn = 0; turn < 3; turn += 1) {
      this.#wait(60 * HOUR);
      await this.#sweep();
    }
  }
}

test(`what was taken less what was given back is what the ledger says, after ${HISTORIES} histories (R21-04, R21-05; seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  let clock = Date.UTC(2026, 10, 25);
  let isWell = false;
  const now = () => clock;
  const wait = (ms: number) => {
    clock += ms;
  };
  const stripe = memoryStripe(now, () =>
    isWell || random.chance(0.85) ? null : random.pick(['request', 'answer']),
  );
  let kept = 0;
  for (let at = 0; at < HISTORIES; at += 1) {
    const history = new History(random, `h${at}`, stripe, { now, wait });
    isWell = false;
    await history.begin();
    for (let turn = 5 + random.below(20); turn > 0; turn -= 1) {
      history.crashes = random.chance(0.7);
      await history.step();
    }
    await expectNothingTooEarly(stripe);
    [isWell, history.crashes] = [true, false];
    await history.settleAll();
    expect(await store.reservations.due(now())).toEqual([]);
    for (const id of history.ids) {
      const reservation = await store.reservations.find(SITE, id);
      if (reservation === null) continue;
      const truth = netOf(stripe, id);
      expect(reservation.isPaymentOpen).toBe(false);
      expect(truth).toBe(reservation.stage === 'fulfilled' ? DEPOSIT : 0);
      if (truth > 0) kept += 1;
    }
  }
  const { captured, refunded } = stripe.account.totals();
  const ledger = await ledgerTotals();
  expect(ledger).toEqual({ captured, refunded });
  // The histories were of all kinds.
  expect(captured / DEPOSIT).toBeGreaterThan(HISTORIES / 3);
  expect(refunded / DEPOSIT).toBeGreaterThan(HISTORIES / 4);
  expect(kept).toBeGreaterThan(0);
});

/** Cents that Stripe has of a reservation. */
function netOf({ account }: MemoryStripe, reservationId: string): number {
  return account
    .sessions()
    .filter(
      ({ client_reference_id: id, payment_status: paid }) =>
        id === reservationId && paid === 'paid',
    )
    .map(({ payment_intent: intent }) => account.intent(intent ?? '').latest_charge ?? '')
    .map((charge) => account.charge(charge))
    .reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
}

async function ledgerTotals() {
  const totals = { captured: 0, refunded: 0 };
  for (const { kind, cents } of await store.reservations.ledger(SITE)) {
    totals[kind === 'capture' ? 'captured' : 'refunded'] += cents;
  }
  return totals;
}

/** The ledger is behind the provider, never ahead of it. */
async function expectNothingTooEarly({ account }: MemoryStripe): Promise<void> {
  const told = await ledgerTotals();
  const { captured, refunded } = account.totals();
  expect(told.captured).toBeLessThanOrEqual(captured);
  expect(told.refunded).toBeLessThanOrEqual(refunded);
}
