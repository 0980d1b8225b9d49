import { plainWords } from './plainWords.ts';

const DRIVES: readonly (readonly [string, RegExp])[] = [
  [
    '4x4',
    /^(?:4 ?(?:x|wd)(?: ?4)?|(?:part|full)[- ]?time 4wd|(?:4|four)[- ]?wheel(?:[- ]?drive)?|4x4.*)$/,
  ],
  ['AWD', /^(?:awd|all[- ]?wheel(?:[- ]?drive)?|quattro|xdrive|4matic|4motion|all)$/],
  ['FWD', /^(?:fwd|front(?:[- ]?wheel)?(?:[- ]?drive)?)$/],
  ['RWD', /^(?:rwd|rear(?:[- ]?wheel)?(?:[- ]?drive)?)$/],
  ['4x2', /^(?:(?:2|4) ?x ?2|2 ?wd|(?:2|two)[- ]?wheel(?:[- ]?drive)?)$/],
];

/** Driven wheels as `4x4`, `AWD`, `FWD`, `RWD` or `4x2`, or `null` for a word that is none. */
export function simpleDrive(drive: string): string | null {
  const words = plainWords(drive).trim();
  return DRIVES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
