import { CAREER_SUBCATEGORY } from './category.ts';
import { enquiryForms } from './enquiryForms.ts';
import { successCopy } from './successCopy.ts';
import type { SuccessRecord } from './successRecord.ts';

/** What `/success` says; opened without a record it thanks neutrally (R2-21, R4-35). */
export function successText(record: SuccessRecord | null): string {
  if (record?.subcategory === CAREER_SUBCATEGORY) return successCopy.careers;
  if (record?.category === enquiryForms.test_drive.category) return successCopy.testDrive;
  return record?.category === enquiryForms.trade_in.category
    ? successCopy.tradeIn
    : successCopy.default;
}
