const metresPerFoot = 0.3048;
const inFeet =
  /^\s*(\d+(?:\.\d+)?)\s*(?:'|’|′|ft\b\.?|feet\b|foot\b)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|”|″|''|in\b\.?|inch(?:es)?\b)?)?\s*$/i;

/**
 * A caravan length given in feet as metres to one decimal, the original in brackets:
 * `24'6"` is `7.5 m (24'6")`. Anything else, millimetres too, stays as given (R9-14).
 */
export const caravanLength = (given: string): string => {
  const match = inFeet.exec(given);
  if (!match) return given;
  const feet = Number(match[1]) + Number(match[2] ?? 0) / 12;
  return `${(feet * metresPerFoot).toFixed(1)} m (${given.trim()})`;
};
