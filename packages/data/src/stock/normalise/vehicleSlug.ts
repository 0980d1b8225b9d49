import { createHash } from 'node:crypto';

const MAX_WORDS = 80;
const MAX_ID = 40;

function urlWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The id as the last word of a slug. An id that is more than letters and digits, or long, gets a
 * digest, so that `A-1` and `A/1` stay two slugs.
 */
function idWord(id: string): string {
  if (id.length <= MAX_ID && /^[a-z0-9]+$/i.test(id)) return id.toLowerCase();
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 10);
  return urlWords(id).replaceAll('-', '').slice(0, 20) + digest;
}

/** `{year}-{make}-{model}-{badge}-{id}` in letters, digits and hyphens, at most 121 characters. */
export function vehicleSlug(vehicle: {
  year: number | null;
  make: string;
  model: string;
  badge: string | null;
  id: string;
}): string {
  const { year, make, model, badge, id } = vehicle;
  const words = urlWords([year, make, model, badge].filter((part) => part !== null).join(' '));
  const kept = words.slice(0, MAX_WORDS).replace(/-+$/, '');
  return [kept, idWord(id)].filter((part) => part !== '').join('-');
}
