/** So many turns in so much time. */
export interface Limit {
  count: number;
  /** Milliseconds. */
  ms: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What one visitor may ask of one site (R17-11). A visitor is an address, or the /64 that an IPv6 host
 * has to itself; many phones of one carrier share an address, so the numbers are of a household that
 * shops in a hurry, and what is refused is told with the time to wait and stays filled in.
 *
 * Pages and searches have none: overload is answered by admission, whoever causes it.
 */
export const limits = {
  /** New leads. One that is sent again as it is, is the same lead and no turn (R11-03). */
  lead: [
    { count: 5, ms: MINUTE },
    { count: 30, ms: HOUR },
  ],
  /** Vehicles to be held: nobody keeps a yard from others. The same form again is no turn. */
  reserve: [
    { count: 3, ms: 10 * MINUTE },
    { count: 6, ms: DAY },
  ],
  /** Purchases begun: each is a row that stays for a week. */
  journeys: [
    { count: 10, ms: 10 * MINUTE },
    { count: 40, ms: DAY },
  ],
  /** Number plates looked up: each costs the dealer, and a register is not for reading through. */
  lookUp: [
    { count: 5, ms: MINUTE },
    { count: 30, ms: DAY },
  ],
  /** Cars valued, with each change of an answer. */
  valuation: [
    { count: 20, ms: MINUTE },
    { count: 200, ms: DAY },
  ],
  /** Free times asked for: each place that is chosen in a form is one. */
  times: [{ count: 60, ms: MINUTE }],
  /**
   * Times of test drives that are given: nobody fills a dealer's diary. A fortnight is as far ahead as a
   * diary goes by default. The same form again is no turn; what is over is asked for, and not given.
   */
  keptTimes: [
    { count: 3, ms: HOUR },
    { count: 6, ms: 14 * DAY },
  ],
  /** Tellings of events, of which each may hold several. */
  events: [{ count: 120, ms: MINUTE }],
  /** Events of payments that are not signed as they should be; those that are have no limit. */
  forgedEvents: [{ count: 30, ms: MINUTE }],
  /** Photos of shoppers' own cars; the same one again is no turn. */
  photos: [
    { count: 24, ms: 10 * MINUTE },
    { count: 100, ms: DAY },
  ],
  /** Pictures that are fetched and made; what was made for somebody before is no turn. */
  pictures: [{ count: 600, ms: 10 * MINUTE }],
  /** Pages of the stock that machines read; the same address again is no turn. */
  machines: [{ count: 120, ms: MINUTE }],
  /** Questions for changes of the stock, of which a stream is one. */
  changes: [{ count: 120, ms: MINUTE }],
  /** Messages of assistants: each is a turn, also one that was sent before. */
  messages: [{ count: 120, ms: MINUTE }],
  /** Papers of vehicles; the same one again is no turn. */
  paper: [{ count: 10, ms: MINUTE }],
  /** Masked numbers that are shown; the same one again is no turn. */
  phoneReveal: [
    { count: 10, ms: MINUTE },
    { count: 60, ms: DAY },
  ],
  /** Alerts that a visitor asks for; the same one again is no turn. */
  alerts: [
    { count: 5, ms: MINUTE },
    { count: 30, ms: DAY },
  ],
  /** Questions to one address, at all sites: the store counts these, so that nobody is bombed with them. */
  alertToAddress: [
    { count: 3, ms: HOUR },
    { count: 6, ms: DAY },
  ],
  /**
   * Codes to sign in with (R16-06). The store counts these, for all processes and over restarts: a number by
   * its one spelling, at all sites.
   */
  codeToNumber: [
    { count: 1, ms: 30_000 },
    { count: 5, ms: HOUR },
    { count: 10, ms: DAY },
  ],
  codeOfVisitor: [{ count: 20, ms: HOUR }],
  codeOfSite: [{ count: 200, ms: HOUR }],
  codeInAll: [{ count: 2_000, ms: DAY }],
  /** Changes of a person's watchlist: a finger that presses every card of a page, twice. */
  watchlist: [
    { count: 60, ms: MINUTE },
    { count: 600, ms: HOUR },
  ],
  /** Wrong codes of a visitor; the right one after them is not looked at either. */
  wrongCode: [{ count: 20, ms: HOUR }],
} as const satisfies Record<string, readonly Limit[]>;

export type Limits = typeof limits;
