import { describe, expect, test } from 'vitest';
import { exitCode } from './report.ts';
import { importFile, readStock, SITE } from './testing/importFile.ts';
import { GOOD, stockBefore } from './testing/stockBefore.ts';

const stock = stockBefore(GOOD);

describe('an import that is more likely a mistake', () => {
  const OTHER = 'Id,Make,Model,Year,Status\n8,Ford,Focus,2020,Used\n2,BMW,X5,2022,New\n';
  const ONE = 'Id,Make,Model\n9,Ford,Focus\n';
  const state = async () => ({
    version: await stock.store.current(SITE),
    vehicles: await readStock(stock.store),
  });

  test('changes nothing when it would remove most of the stock, and says so', async () => {
    const before = await state();
    const result = await importFile(stock.store, ONE);
    expect(result).toMatchObject({
      status: 'nothing',
      effect: { before: 2, added: 1, changed: 0, removed: 2 },
      fault: { happened: expect.stringMatching(/would remove 2 of the site's 2 vehicles/) },
    });
    expect(exitCode(result)).toBe(1);
    expect(await state()).toEqual(before);
    expect(await importFile(stock.store, ONE, { force: true })).toMatchObject({
      status: 'imported',
    });
    expect(await readStock(stock.store)).toMatchObject([{ id: '9' }]);
  });

  test('changes nothing when it would refuse more than it takes', async () => {
    const before = await state();
    const content = `${GOOD}3,,A,2020,1,Used\n4,,B,2020,1,Used\n5,,C,2020,1,Used\n`;
    expect((await importFile(stock.store, content)).fault?.happened).toMatch(
      /refuse 3 rows and take only 2/,
    );
    expect(await state()).toEqual(before);
    expect(await importFile(stock.store, content, { force: true })).toMatchObject({ refused: 3 });
  });

  test('goes by the share it is given', async () => {
    expect(
      (await importFile(stock.store, OTHER, { limits: { largestRemoval: 0.4 } })).fault,
    ).not.toBeNull();
    expect(await importFile(stock.store, OTHER)).toMatchObject({ status: 'imported', fault: null });
  });

  test('is told by a dry run with all that it would do', async () => {
    const before = await state();
    const result = await importFile(stock.store, `${OTHER}7,,Focus,2020,Used\n`, { dryRun: true });
    expect(result).toMatchObject({
      status: 'dry_run',
      accepted: 2,
      refused: 1,
      version: before.version?.version,
      effect: { before: 2, added: 1, changed: 1, removed: 1 },
      fault: null,
    });
    expect(result.facets).toEqual([
      { facet: 'make', added: ['Ford'], vanished: ['Kia'] },
      { facet: 'model', added: ['Ford Focus'], vanished: ['Kia Rio'] },
    ]);
    expect(await state()).toEqual(before);
    const guarded = await importFile(stock.store, ONE, { dryRun: true });
    expect(guarded).toMatchObject({
      status: 'dry_run',
      fault: { remedy: expect.stringMatching(/--force/) },
    });
    expect(exitCode(guarded)).toBe(1);
    expect(await importFile(stock.store, GOOD)).toMatchObject({ status: 'unchanged' });
  });

  test('is told by a dry run in the values that the filters show', async () => {
    const content =
      'Id,Make,Model,Year,Price,Status,Fuel\n1,Kia,Rio,2020,19990,Used,Moonshine\n2,BMW,X5,2022,99990,New,\n';
    const { facets } = await importFile(stock.store, content, { dryRun: true });
    expect(facets).toEqual([{ facet: 'fuel', added: ['Moonshine'], vanished: [] }]);
  });

  test('tells of a map that displaces what would be recognised', async () => {
    const content = 'Id,Make,Model,Colour,Status\n1,Kia,Rio,Onyx,Used\n2,BMW,X5,Polar,New\n';
    const { defects } = await importFile(stock.store, content, { map: { Colour: 'make' } });
    expect(defects).toMatchObject([
      { row: 0, field: 'make', found: 'Make', problem: expect.stringMatching(/fills from Colour/) },
      {
        row: 0,
        field: 'colour',
        found: 'Colour',
        problem: expect.stringMatching(/gives to another field/),
      },
    ]);
    // A make that is a plain colour is refused besides.
    const plain = await importFile(stock.store, content.replace('Onyx', 'Red'), {
      map: { Colour: 'make' },
      dryRun: true,
    });
    expect(plain.defects[0]).toMatchObject({ severity: 'refused', row: 2, problem: 'not a make' });
    const painted = 'Id,Make,Model,Colour,Paint,Status\n1,Kia,Rio,Red,Sunset,Used\n';
    const told = await importFile(stock.store, painted, {
      map: { Colour: 'exteriorColour', Id: 'id' },
      force: true,
    });
    expect(told.defects.map(({ field, found }) => [field, found])).toEqual([
      ['colour', 'Colour'],
      ['exteriorColour', 'Paint'],
    ]);
  });
});
