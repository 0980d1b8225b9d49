import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Shopping {
  'First name': string;
  'Last name': string;
  Email: string;
  Phone: string;
  Postcode: string;
  'Message (optional)': string;
}

/** Somebody nobody else is: the lead can be found by the email. */
export function newPerson(): Shopping {
  return {
    'First name': 'Ana',
    'Last name': "O'Brien-Nguyễn",
    Email: `ana.${randomUUID()}@example.com`,
    Phone: '0412 345 678',
    Postcode: '0800',
    'Message (optional)': 'Is it still there?\nI could come on Saturday, about 10 o’clock.',
  };
}

export async function fillIn(page: Page, values: Partial<Shopping>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}
