import { unsoundIn } from '@forecourt/domain';
import { soundValue, textsIn } from '../../text/soundValue.ts';
import { type Defect, showFound } from '../faults/defect.ts';
import type { RawRow } from '../fields/columns.ts';
import { isStockField, type StockField } from '../fields/fields.ts';
import { isBlank, isFormulaFault } from '../fields/isBlank.ts';
import { withoutMarkup } from './readText.ts';

/**
 * Marks of direction that a text of several lines may need. In a make or a badge they are seen by
 * nobody, and make two filter values of one.
 */
const MARKS = /[\u061c\u200e\u200f]/g;

/** What `unsoundIn` calls half of a character. */
const HALF_A_CHARACTER = /^U\+D[89A-F]/;
const EXPORT_WHOLE =
  'Export the text whole, as UTF-8: one that is cut inside a character ends in half of it.';
const TAKE_OUT = 'Take it out of the text: nobody sees it, and search and filters stumble over it.';

const NO_MARKUP = {
  problem: 'it holds the mark-up of a web page, which is left out',
  remedy: 'Export plain text: in a filter its signs would be words.',
} as const;

/** What has its own way with mark-up, or is an address. */
const WITH_MARKUP: ReadonlySet<StockField> = new Set(['comments', 'images', 'file', 'slug']);

/** A text, or a list of texts, without mark-up; anything else as it is. */
function plain(field: StockField, value: unknown): unknown {
  if (WITH_MARKUP.has(field)) return value;
  const bare = (text: unknown) =>
    typeof text === 'string' && /[<&]/.test(text) ? withoutMarkup(text).trim() : text;
  return Array.isArray(value) ? value.map(bare) : bare(value);
}

/** Whether two values, texts or lists of texts, are the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.every((text, at) => text === other[at]);
}

function marksIn(value: unknown): string[] {
  const marks = typeof value === 'string' ? (value.match(MARKS) ?? []) : [];
  return marks.map((mark) => `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}

/**
 * A row whose texts can be shown, with a warning for each that could not. A feed that cuts a text
 * inside an emoji sends half a character, of which a browser makes another than was sent.
 *
 * @param number The row a person sees.
 */
export function soundRow(number: number, raw: RawRow): { row: RawRow; defects: Defect[] } {
  const row: RawRow = {};
  const defects: Defect[] = [];
  for (const [field, given] of Object.entries(raw)) {
    if (!isStockField(field)) continue;
    const value = plain(field, given);
    if (!isSame(value, given)) {
      const found = showFound(given);
      defects.push({ severity: 'warning', row: number, field, found, ...NO_MARKUP });
      if (isBlank(value)) continue;
    }
    if (isFormulaFault(value)) {
      defects.push({
        severity: 'warning',
        row: number,
        field,
        found: showFound(value),
        problem: "a spreadsheet's sign for a formula that failed, which is left out",
        remedy: 'Format the column as text in the spreadsheet, and export it again.',
      });
      continue;
    }
    const marks = field === 'comments' ? [] : marksIn(value);
    const found = new Set([...textsIn(value)].flatMap(({ text }) => unsoundIn(text)).concat(marks));
    if (found.size === 0) {
      row[field] = value;
      continue;
    }
    const sound = soundValue(typeof value === 'string' ? value.replace(MARKS, '') : value);
    if (!isBlank(sound)) row[field] = sound;
    defects.push({
      severity: 'warning',
      row: number,
      field,
      found: showFound(value),
      problem: `it holds what no page can show (${[...found].slice(0, 5).join(', ')}), which is left out`,
      remedy: [...found].some((code) => HALF_A_CHARACTER.test(code)) ? EXPORT_WHOLE : TAKE_OUT,
    });
  }
  return { row, defects };
}
