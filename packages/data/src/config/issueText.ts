import type { z } from 'zod';
import { didYouMean } from '../text/nearest.ts';

/** Stands where the schema has no words of its own; what is told then is made by `issueText`. */
export const NO_WORDS = '\u0000';

/**
 * Words of a schema for a fault that its remedy alone does not explain. A schema's other words are
 * the remedy: what to write.
 */
export function faultWords(fault: string, remedy: string): string {
  return `${fault}${NO_WORDS}${remedy}`;
}

const alternatives = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** `a, b or c` */
export function either(values: readonly string[]): string {
  return alternatives.format(values);
}

/** What is wrong with a value and what to do, in the words of who writes a site.json. */
export function issueText(issue: z.core.$ZodIssue): { fault: string; remedy: string } {
  const { input, message } = issue;
  const isMissing = input === undefined && issue.code.startsWith('invalid');
  if (message !== NO_WORDS) {
    const [first = '', second] = message.split(NO_WORDS);
    if (second !== undefined) return { fault: first, remedy: sentence(second) };
    const fault = isMissing ? 'it is missing' : `${written(input)} cannot be its value`;
    return { fault, remedy: sentence(first) };
  }
  if (isMissing) {
    const asked = issue.code === 'invalid_type' ? named(issue.expected) : 'it';
    return { fault: 'it is missing', remedy: `Add ${asked}.` };
  }
  switch (issue.code) {
    case 'invalid_type':
      return {
        fault: `${kindOf(input)} stands where ${named(issue.expected)} belongs`,
        remedy: `Write ${named(issue.expected)}.`,
      };
    case 'too_small':
      return {
        fault: `it is ${sizeOf(input, 'small')}`,
        remedy: `The least is ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`,
      };
    case 'too_big':
      return {
        fault: `it is ${sizeOf(input, 'large')}`,
        remedy: `The most is ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`,
      };
    case 'invalid_value': {
      const values = issue.values.map((value) => (value === '' ? '""' : String(value)));
      const meant = typeof input === 'string' ? didYouMean(input, values) : '';
      return {
        fault: `${written(input)} is none of its values`,
        remedy: `Use one of: ${values.join(', ')}.${meant}`,
      };
    }
    case 'invalid_key':
      return { fault: 'its name is empty', remedy: 'Give it a name, or remove it.' };
    case 'unrecognized_keys':
      return { fault: 'this key does not exist', remedy: 'Remove it.' };
    default:
      return { fault: `${written(input)} cannot be its value`, remedy: 'Correct it.' };
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const names: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

function named(expected: string): string {
  return names[expected] ?? 'another kind of value';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string') return `the text ${written(value)}`;
  return typeof value === 'boolean' ? String(value) : 'an object';
}

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

function sizeOf(value: unknown, side: 'small' | 'large'): string {
  if (typeof value === 'number') return `${value}, which is too ${side}`;
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  return side === 'small' ? 'too short' : 'too long';
}

function unitOf(origin: string, count: number | bigint): string {
  const unit = origin === 'string' ? 'character' : origin === 'array' ? 'entry' : '';
  if (unit === '') return '';
  return ` ${Number(count) === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`}`;
}
