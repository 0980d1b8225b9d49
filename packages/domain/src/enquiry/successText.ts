import { preferredText, readPreferred } from '../appointments/preferredTime.ts';
import { CAREER_SUBCATEGORY } from './category.ts';
import { enquiryForms } from './enquiryForms.ts';
import { successCopy, successNextCopy, successTimeCopy } from './successCopy.ts';
import type { SuccessRecord } from './successRecord.ts';

/** What `/success` says of what was sent, and what a shopper can do until it is answered. */
export interface SuccessText {
  text: string;
  next: string | null;
  /** The day and time that were asked for, and what becomes of them; `null` where none were. */
  when: string | null;
}

const { finance, parts, service, test_drive, trade_in } = enquiryForms;
const byCategory = new Map<string, Omit<SuccessText, 'when'>>([
  [test_drive.category, { text: successCopy.testDrive, next: successNextCopy.testDrive }],
  [service.category, { text: successCopy.service, next: successNextCopy.service }],
  [parts.category, { text: successCopy.parts, next: successNextCopy.parts }],
  [finance.category, { text: successCopy.finance, next: successNextCopy.finance }],
  [trade_in.category, { text: successCopy.tradeIn, next: successNextCopy.tradeIn }],
]);

/** What `/success` says, by category (R4-35). */
export function successText({
  category,
  subcategory,
  carId,
  preferredDate,
  preferredTime,
}: Pick<
  SuccessRecord,
  'category' | 'subcategory' | 'carId' | 'preferredDate' | 'preferredTime'
>): SuccessText {
  if (subcategory === CAREER_SUBCATEGORY) {
    return { text: successCopy.careers, next: null, when: null };
  }
  const next = successNextCopy[carId === null ? 'default' : 'vehicle'];
  const told = byCategory.get(category) ?? { text: successCopy.default, next };
  // What is no date is not repeated: it may say anything.
  const isDate = preferredDate !== undefined && readPreferred(preferredDate) !== null;
  if (!isDate) return { ...told, when: null };
  const becomes = preferredTime === undefined ? [] : [successTimeCopy[preferredTime]];
  return {
    ...told,
    when: [`You asked for ${preferredText(preferredDate)}.`, ...becomes].join(' '),
  };
}
