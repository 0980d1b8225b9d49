import type { ItemType } from '@forecourt/domain';
import type { StockField } from '../fields/fields.ts';
import type { StockRow } from '../row/rowSchema.ts';
import { simpleBody } from './simpleBody.ts';
import { simpleColour } from './simpleColour.ts';
import { simpleDrive } from './simpleDrive.ts';
import { simpleFuel } from './simpleFuel.ts';
import { simpleTransmission } from './simpleTransmission.ts';
import type { Warn } from './warn.ts';

/** The words of a vehicle that shoppers filter by, beside the words as given. */
export interface FilterWords {
  body: string | null;
  simpleBody: string | null;
  fuel: string | null;
  simpleFuel: string | null;
  transmission: string | null;
  simpleTransmission: string | null;
  drive: string | null;
  colour: string | null;
  exteriorColour: string | null;
}

/**
 * Translates trade words to shopper words. A word nobody knows is reported; a body or drive of that
 * kind stays as given, because dealers may have bodies of their own.
 */
export function filterWords(
  row: StockRow,
  { body, itemType }: { body: string | null; itemType: ItemType },
  warn: Warn,
): FilterWords {
  const translate = (
    field: StockField,
    text: string | undefined,
    read: (text: string) => string | null,
    example: string,
  ): string | null => {
    const word = text === undefined ? null : read(text);
    if (text !== undefined && word === null) {
      warn(field, text, 'a word that no filter of the site knows', `Write for example ${example}.`);
    }
    return word;
  };
  const bodyWord = row.simpleBody ?? body ?? undefined;
  const known =
    itemType === 'car' ? translate('body', bodyWord, simpleBody, 'SUV, Ute or Sedan') : null;
  const colours = [row.colour, row.exteriorColour];
  const colour =
    colours.find((text) => text !== undefined && simpleColour(text)) ?? colours.find(Boolean);
  const transmission = row.transmission ?? row.simpleTransmission;
  return {
    body,
    simpleBody: known ?? bodyWord ?? null,
    fuel: row.fuel ?? row.simpleFuel ?? null,
    simpleFuel: translate('fuel', row.simpleFuel ?? row.fuel, simpleFuel, 'Petrol or Diesel'),
    transmission: transmission ?? null,
    simpleTransmission: translate(
      'transmission',
      row.simpleTransmission ?? row.transmission,
      simpleTransmission,
      'Automatic or Manual',
    ),
    drive: translate('drive', row.drive, simpleDrive, '4x4, AWD, FWD or RWD') ?? row.drive ?? null,
    colour: translate('colour', colour, simpleColour, 'White, Grey or Blue'),
    exteriorColour: row.exteriorColour ?? row.colour ?? null,
  };
}
