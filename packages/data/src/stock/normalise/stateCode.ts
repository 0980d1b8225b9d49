import { headingKey } from '../fields/headingKey.ts';

const STATES: Readonly<Record<string, string>> = {
  queensland: 'QLD',
  newsouthwales: 'NSW',
  victoria: 'VIC',
  southaustralia: 'SA',
  westernaustralia: 'WA',
  tasmania: 'TAS',
  northernterritory: 'NT',
  australiancapitalterritory: 'ACT',
};
const CODES = new Set(Object.values(STATES));

/** A state as its abbreviation, `Queensland` or `qld` as `QLD`; `null` for a text that is none. */
export function stateCode(state: string): string | null {
  const key = headingKey(state);
  const code = key.toUpperCase();
  return CODES.has(code) ? code : (STATES[key] ?? null);
}
