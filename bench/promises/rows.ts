import { type Bar, bar, notMeasured } from '../search/bars.ts';

/** A figure of a promise, beside what it must reach. */
export interface Row extends Bar {
  /** Of the promise, `C8`. */
  code: string;
}

export function row(code: string, numbers: Parameters<typeof bar>[0]): Row {
  return { code, ...bar(numbers) };
}

export function unmeasured(code: string, what: string, limit: string, why: string): Row {
  return { code, ...notMeasured(what, limit, why) };
}

/** Nothing may be the case even once. */
export function none(code: string, what: string, value: number): Row {
  return { code, what, figure: String(value), bar: 'none', met: value === 0 };
}

/** A number that is meant exactly. */
export function exactly(code: string, what: string, value: number, wanted: number): Row {
  return { code, what, figure: String(value), bar: `${wanted}`, met: value === wanted };
}
