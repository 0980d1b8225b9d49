const METRES_PER_FOOT = 0.3048;
const IN_FEET =
  /^\s*(\d+(?:\.\d+)?)\s*(?:['’′]|f(?:ee|oo)?t\b\.?)\s*(?:(\d+(?:\.\d+)?)\s*(?:["”″]|''|in(?:ch(?:es)?)?\b\.?)?)?\s*$/i;

/**
 * A caravan length given in feet as metres to one decimal, the original in brackets:
 * `24'6"` is `7.5 m (24'6")`. Anything else, millimetres too, stays as given (R9-14).
 */
export function caravanLength(given: string): string {
  const match = IN_FEET.exec(given);
  if (!match) return given;
  const feet = Number(match[1]) + Number(match[2] ?? 0) / 12;
  return `${(feet * METRES_PER_FOOT).toFixed(1)} m (${given.trim()})`;
}
