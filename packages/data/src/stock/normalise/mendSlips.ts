import type { StockField } from '../fields/fields.ts';
import type { StockRow } from '../row/rowSchema.ts';
import { knownMake } from './canonicalMake.ts';
import { simpleBody } from './simpleBody.ts';
import { isMaterial, isPlainColour, simpleColour } from './simpleColour.ts';
import { simpleDrive } from './simpleDrive.ts';
import { simpleFuel } from './simpleFuel.ts';
import { simpleTransmission } from './simpleTransmission.ts';
import type { Warn } from './warn.ts';

type SlipField = Extract<StockField, 'transmission' | 'drive' | 'fuel' | 'body'>;

const KINDS: readonly (readonly [SlipField, (text: string) => string | null])[] = [
  ['transmission', simpleTransmission],
  ['drive', simpleDrive],
  ['fuel', simpleFuel],
  ['body', simpleBody],
];

/** Words of columns that a gearbox, a fuel, a drive or a body is not looked for in. */
const STRANGE: readonly (readonly [StockField, (text: string) => boolean])[] = [
  ['condition', (text) => /^(?:new|used|demo|pre-?owned|new in stock|used in stock)$/i.test(text)],
  ['colour', (text) => /^[a-z]+$/i.test(text) && isPlainColour(text)],
  ['make', (text) => knownMake(text) !== null],
];

function otherKind(field: SlipField | 'colour', text: string): SlipField | null {
  return KINDS.find(([kind, recognise]) => kind !== field && recognise(text) !== null)?.[0] ?? null;
}

/** How many of a row's words stand in the column of another kind. */
export function slippedKinds(row: StockRow): number {
  return KINDS.filter(([field, recognise]) => {
    const text = row[field];
    return text !== undefined && recognise(text) === null && otherKind(field, text) !== null;
  }).length;
}

/**
 * Puts values right whose columns have slipped: a gearbox of `AWD` is the drive. A value moves only
 * to a field that is empty; a colour only leaves, because `Electric` may well be a blue.
 */
export function mendSlips(given: StockRow, warn: Warn): StockRow {
  const row = { ...given };
  for (const [field, recognise] of KINDS) {
    const text = row[field];
    if (text === undefined || recognise(text) !== null) continue;
    const kind = otherKind(field, text);
    const strange = STRANGE.find(([, recognises]) => recognises(text.trim()))?.[0];
    if (!kind && strange) {
      delete row[field];
      const remedy = `It was left out. Correct ${field} in the file.`;
      warn(field, text, `a value of ${strange}, so the columns have slipped`, remedy);
    }
    if (!kind) continue;
    delete row[field];
    const moved = row[kind] === undefined;
    if (moved) row[kind] = text;
    warn(
      field,
      text,
      `a value of ${kind}, so the columns have slipped`,
      `${moved ? `It was kept as ${kind}` : 'It was left out'}. Correct ${field} in the file.`,
    );
  }
  const { colour } = row;
  if (colour !== undefined && simpleColour(colour) === null) {
    const kind = isMaterial(colour) ? 'trim' : otherKind('colour', colour);
    if (kind) {
      delete row.colour;
      warn('colour', colour, `a value of ${kind}, not a colour`, 'Correct the colour in the file.');
    }
  }
  return row;
}
