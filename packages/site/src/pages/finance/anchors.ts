/** Anchor of the form on a page of finance (R2-10). */
export const FINANCE_FORM = 'finance-form';

/** Anchor of the calculator. */
export const CALCULATOR = 'calculator';
