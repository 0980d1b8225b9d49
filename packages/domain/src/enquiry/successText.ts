import { CAREER_SUBCATEGORY } from './category.ts';
import { enquiryForms } from './enquiryForms.ts';
import { successCopy, successNextCopy } from './successCopy.ts';
import type { SuccessRecord } from './successRecord.ts';

/** What `/success` says of what was sent, and what a shopper can do meanwhile. */
export interface SuccessText {
  text: string;
  next: string | null;
}

const { finance, parts, service, test_drive, trade_in } = enquiryForms;
const byCategory = new Map<string, SuccessText>([
  [test_drive.category, { text: successCopy.testDrive, next: successNextCopy.testDrive }],
  [service.category, { text: successCopy.service, next: successNextCopy.service }],
  [parts.category, { text: successCopy.parts, next: successNextCopy.parts }],
  [finance.category, { text: successCopy.finance, next: null }],
  [trade_in.category, { text: successCopy.tradeIn, next: null }],
]);

/** What `/success` says, by category (R4-35). */
export function successText({
  category,
  subcategory,
}: Pick<SuccessRecord, 'category' | 'subcategory'>): SuccessText {
  if (subcategory === CAREER_SUBCATEGORY) return { text: successCopy.careers, next: null };
  return byCategory.get(category) ?? { text: successCopy.default, next: null };
}
