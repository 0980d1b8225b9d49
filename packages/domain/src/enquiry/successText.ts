import { successCopy } from '../copy/successCopy.ts';
import { careerSubcategory } from './category.ts';
import { enquiryForms } from './enquiryForms.ts';
import type { SuccessRecord } from './successRecord.ts';

/** What `/success` says; opened without a record it thanks neutrally (R2-21, R4-35). */
export const successText = (record: SuccessRecord | null): string => {
  if (record?.subcategory === careerSubcategory) return successCopy.careers;
  switch (record?.category) {
    case enquiryForms.test_drive.category:
      return successCopy.testDrive;
    case enquiryForms.trade_in.category:
      return successCopy.tradeIn;
    default:
      return successCopy.default;
  }
};
