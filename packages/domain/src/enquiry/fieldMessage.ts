import type { FieldName } from './field.ts';
import { type FieldMessages, fieldMessages } from './fieldMessages.ts';

const { preferred_date: _, ...told } = fieldMessages;
const messages: Readonly<Partial<Record<FieldName, FieldMessages>>> = told;

/** Where an email address goes wrong most often; the first that fits is said. */
function emailMessage(text: string): string {
  const { cutShort, noAt, spaces, wrong } = fieldMessages.email;
  if (!text.includes('@')) return noAt;
  if (/\s/.test(text)) return spaces;
  return /^@|[@.]$/.test(text) ? cutShort : wrong;
}

function phoneMessage(text: string): string {
  const { tooLong, tooShort, wrong } = fieldMessages.phone;
  if (/[^\d\s+().-]/.test(text)) return wrong;
  const digits = text.replace(/\D/g, '');
  // With its country the longest is +61 (0)412 345 678; the shortest, without area code, has eight.
  if (digits.length < 8) return tooShort;
  return digits.length > (digits.startsWith('61') ? 12 : 10) ? tooLong : wrong;
}

/** What to say of a field with this text, which its rule has refused; empty is missing. */
export function fieldMessage(field: FieldName, text: string): string | null {
  if (text !== '' && field === 'email') return emailMessage(text);
  if (text !== '' && field === 'phone') return phoneMessage(text);
  return messages[field]?.[text === '' ? 'missing' : 'wrong'] ?? null;
}
