import { readNumber } from '../row/readNumber.ts';

/** Engine size in the three ways a vehicle keeps it; `null` where nobody said. */
export interface Engine {
  /** `2.4L`, or the text as given. */
  size: string | null;
  cc: number | null;
  /** `2.4` */
  litres: string | null;
}

const LITRES_BELOW = 30;

/** Engine size from a cc column, a litres column and a text (`2.4L`, `2393cc`, `2.4L Turbo`). */
export function readEngine(
  given: string | undefined,
  cc: number | undefined,
  litres: number | undefined,
): Engine {
  const text = given ?? null;
  const amount = text === null ? null : readNumber(text, 'cc|cm3|l|lit(?:re|er)s?|ltr');
  const inText = amount === null || amount === 0 ? null : amount;
  const written = inText === null || inText >= LITRES_BELOW ? null : inText;
  const capacity = cc || (inText !== null && inText >= LITRES_BELOW ? Math.round(inText) : null);
  const inLitres = litres || written || (capacity === null ? null : capacity / 1000);
  const rounded = inLitres === null ? null : inLitres.toFixed(1);
  const bareNumber = text === null || /^[\d.,]+$/.test(text);
  return {
    size: bareNumber ? (rounded === null ? null : `${rounded}L`) : text,
    cc: capacity,
    litres: rounded,
  };
}
