const BLANK_WORDS =
  /^(?:null|undefined|nan|n\/?a|none|nil|tb[acd]|unknown|not (?:specified|stated|provided|known|supplied|recorded)|\((?:none|blank|empty|null)\)|\[object object\]|-+|\.+)$/i;

/**
 * Whether a feed's value says nothing: empty, or one of the words exporters write for nothing.
 * Zero and `false` say something (R0-05).
 */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') {
    const text = value.trim();
    return text === '' || BLANK_WORDS.test(text);
  }
  if (Array.isArray(value)) return value.length === 0;
  return false;
}

const FORMULA_FAULTS =
  /^\s*#(?:name\?|n\/a|ref!|value!|div\/0!|null!|num!|spill!|calc!|field!|getting_data)\s*$/i;

/** Whether a spreadsheet wrote that a formula failed, as `#NAME?` for a badge that begins with `=`. */
export function isFormulaFault(value: unknown): boolean {
  return typeof value === 'string' && value.includes('#') && FORMULA_FAULTS.test(value);
}
