import { z } from 'zod';
import { readList } from './readList.ts';
import { mayBeThousands, readNumber } from './readNumber.ts';
import { readText } from './readText.ts';

/**
 * A rule of one field: reads a value, or reports why it cannot.
 *
 * @param read Answers `null` for what it cannot read.
 * @param problem What is wrong with the value.
 * @param remedy What to write instead.
 */
export function rule<T>(read: (value: unknown) => T | null, problem: string, remedy: string) {
  return z.transform((input: unknown, ctx): T => {
    const value = read(input);
    if (value !== null) return value;
    ctx.issues.push({ code: 'custom', input, message: problem, params: { remedy } });
    return z.NEVER;
  });
}

/** A number within bounds, both included. */
export function number(what: string, min: number, max: number, example: string, units = '') {
  return rule(
    (value) => {
      const found = readNumber(value, units);
      return found !== null && found >= min && found <= max ? found : null;
    },
    `not ${what} from ${min} to ${max}`,
    `Write ${example}.`,
  );
}

/** A whole number within bounds; decimals are rounded. */
export function whole(what: string, min: number, max: number, example: string, units = '') {
  return rule(
    (value) => {
      const found = readNumber(value, units);
      if (found === null || mayBeThousands(value)) return null;
      const rounded = Math.round(found);
      return rounded >= min && rounded <= max ? rounded : null;
    },
    `not ${what} from ${min} to ${max}`,
    `Write ${example}.`,
  );
}

/** One line of text. */
export function text(maxLength: number) {
  return rule(
    (value) => {
      const found = readText(value);
      return found !== null && found.length > 0 && found.length <= maxLength ? found : null;
    },
    `not a text of at most ${maxLength} characters`,
    'Write one short text.',
  );
}

/**
 * One line of text that is more than numbers and signs: those are of another column.
 *
 * @param numbers The numbers that are words here.
 * @param strangers The words that are of another column, too.
 */
export function word(
  maxLength: number,
  what: string,
  example: string,
  { numbers, strangers }: { numbers?: RegExp; strangers?: RegExp } = {},
) {
  return rule(
    (value) => {
      const found = readText(value);
      const says = found !== null && (/\p{L}/u.test(found) || numbers?.test(found) === true);
      return says && found.length <= maxLength && !strangers?.test(found) ? found : null;
    },
    `not ${what}`,
    `Write for example ${example}.`,
  );
}

const YES = new Set(['true', 'yes', 'y', 't', '1']);
const NO = new Set(['false', 'no', 'n', 'f', '0']);

/** Yes or no as feeds write it, or `null`. */
function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = String(value).trim().toLowerCase();
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}

/** Yes or no. */
export function flag() {
  return rule(readFlag, 'neither yes nor no', 'Write yes or no.');
}

/** A list of short texts. */
export function list() {
  return rule(readList, 'not a list of texts', 'Separate the entries by |.');
}
