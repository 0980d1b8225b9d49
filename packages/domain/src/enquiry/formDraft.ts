import { parseJson } from '../text/parseJson.ts';
import { type EnquiryForm, enquiryForms } from './enquiryForms.ts';
import type { FieldName } from './field.ts';

/** One field of a form that was not sent. A box or a list may hold several texts, or none. */
export interface DraftField {
  /** What it was drawn with: what a link fills in counts, and is not undone by an older draft. */
  drawn: readonly string[];
  typed: readonly string[];
}

/** What a shopper changed in a form and has not sent. */
export interface FormDraft {
  fields: Readonly<Record<string, DraftField>>;
  /** Index of the step that showed; 0 where there are none. */
  step: number;
}

/** A tab that is left open forgets a draft after a day. */
const KEPT_MS = 24 * 3_600_000;
const MAX_STEP = 20;

/** Agreed to anew each time, or what somebody owes, or the page's own. */
const NEVER = new Set<FieldName>(['opt_in', 'terms_conditions', 'under_finance', 'valuation_id']);

/** Fields of a form that a browser keeps until it is sent: no consent, and nothing of money. */
export function draftFields({
  fields,
  category,
}: Pick<EnquiryForm, 'fields' | 'category'>): readonly FieldName[] {
  // To a lender people write what they earn and what they owe.
  const ofMoney = category === enquiryForms.finance.category;
  return fields.filter((name) => !NEVER.has(name) && !(ofMoney && name === 'message'));
}

/**
 * A draft as text to be kept; `null` where there is nothing to keep.
 *
 * @param now milliseconds since 1970 UTC
 */
export function draftText({ fields, step }: FormDraft, now: number): string | null {
  const isEmpty = Object.keys(fields).length === 0 && step === 0;
  return isEmpty ? null : JSON.stringify({ fields, step, at: now });
}

/** A draft that was kept; a broken one and one of more than a day is `null` (R3-18). */
export function readDraft(text: string | null, now: number): FormDraft | null {
  const kept = parseJson(text);
  const { fields, step, at }: Record<string, unknown> = Object(kept);
  if (typeof at !== 'number' || at > now || now - at > KEPT_MS) return null;
  if (typeof fields !== 'object' || fields === null) return null;
  const read = Object.entries(fields).filter((entry): entry is [string, DraftField] =>
    isField(entry[1]),
  );
  const isStep = typeof step === 'number' && Number.isInteger(step) && step > 0 && step < MAX_STEP;
  return { fields: Object.fromEntries(read), step: isStep ? step : 0 };
}

function isField(value: unknown): boolean {
  const { drawn, typed }: Record<string, unknown> = Object(value);
  return [drawn, typed].every((texts) => Array.isArray(texts) && texts.every(isText));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
