import { unsoundIn } from '@forecourt/domain';
import { soundValue, textsIn } from '../../text/soundValue.ts';
import type { RawRow } from '../columns.ts';
import { type Defect, showFound } from '../defect.ts';
import { isStockField } from '../fields.ts';
import { isBlank, isFormulaFault } from './isBlank.ts';

/**
 * A row whose texts can be shown, with a warning for each that could not. A feed that cuts a text
 * inside an emoji sends half a character, of which a browser makes another than was sent.
 *
 * @param number The row a person sees.
 */
export function soundRow(number: number, raw: RawRow): { row: RawRow; defects: Defect[] } {
  const row: RawRow = {};
  const defects: Defect[] = [];
  for (const [field, value] of Object.entries(raw)) {
    if (!isStockField(field)) continue;
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
    const found = new Set([...textsIn(value)].flatMap(({ text }) => unsoundIn(text)));
    if (found.size === 0) {
      row[field] = value;
      continue;
    }
    const sound = soundValue(value);
    if (!isBlank(sound)) row[field] = sound;
    defects.push({
      severity: 'warning',
      row: number,
      field,
      found: showFound(value),
      problem: `it holds what no page can show (${[...found].slice(0, 5).join(', ')}), which is left out`,
      remedy:
        'Export the text whole, as UTF-8: one that is cut inside a character ends in half of it.',
    });
  }
  return { row, defects };
}
