import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFile, readStock } from '../testing/importFile.ts';
import { LEAST, readRow } from '../testing/readRow.ts';
import { temporaryStore } from '../testing/temporaryStore.ts';

describe('what no page can show is left out, and told', () => {
  test.each<[string, object, string, object, string]>([
    ['half a character', { badge: 'SR5 \ud83d' }, 'badge', { badge: 'SR5' }, 'U+D83D'],
    ['the other half', { model: '\ude97HiLux' }, 'model', { model: 'HiLux' }, 'U+DE97'],
    ['a zero', { series: 'Mk\u0000 II' }, 'series', { series: 'Mk II' }, 'U+0000'],
    ['what is no character', { colour: 'Red\uffff' }, 'colour', { colour: 'Red' }, 'U+FFFF'],
    ['a letter of Windows', { badge: 'King\u0092s' }, 'badge', { badge: 'Kings' }, 'U+0092'],
    ['text turned about', { make: '\u202eToyota' }, 'make', { make: 'Toyota' }, 'U+202E'],
    ['a mark of direction', { badge: 'SR5\u200e' }, 'badge', { badge: 'SR5' }, 'U+200E'],
    [
      'one of a list',
      { features: ['Tow bar', 'ABS\ud83d'] },
      'features',
      { standardEquipment: ['Tow bar', 'ABS'] },
      'U+D83D',
    ],
    [
      'a long text',
      { comments: 'One.\nTwo \ud83d\u0007.' },
      'comments',
      { comments: 'One.|Two .' },
      'U+D83D, U+0007',
    ],
    ['an id', { id: 'A\ud83d1' }, 'id', { id: 'A1' }, 'U+D83D'],
    ['nothing else', { badge: '\ud83d' }, 'badge', { badge: null }, 'U+D83D'],
  ])('%s', (_what, row, field, expected, codes) => {
    const { vehicle, defects } = readRow({ ...LEAST, ...row });
    expect(vehicle).toMatchObject(expected);
    expect(defects).toMatchObject([{ severity: 'warning', row: 7, field }]);
    expect(defects[0]?.problem).toContain(`(${codes})`);
    const half = /U\+D[89A-F]/.test(codes);
    expect(defects[0]?.remedy).toContain(
      half ? 'Export the text whole' : 'Take it out of the text',
    );
    expect(JSON.stringify(vehicle)).not.toContain('\\u');
    expect(JSON.stringify({ vehicle, defects })).not.toMatch(/[\u200e\u202e\uffff\u0092]/);
  });

  test('a row whose make is nothing else is refused', () => {
    const { vehicle, defects } = readRow({ ...LEAST, make: '\ud83d' });
    expect(vehicle).toBeNull();
    expect(defects.map(({ severity, field }) => [severity, field])).toEqual([
      ['warning', 'make'],
      ['refused', 'make'],
    ]);
  });

  test('and what can be shown stays, without a word', () => {
    const { vehicle, defects } = readRow({ ...LEAST, badge: '🚗 Škoda\u00a0車 👩‍👩‍👧' });
    expect(vehicle?.badge).toBe('🚗 Škoda 車 👩‍👩‍👧');
    expect(defects).toEqual([]);
  });
});

describe('in every format', () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof temporaryStore>>>();
  beforeAll(async () => resolve(await temporaryStore()));
  afterAll(async () => (await promise).close());

  const row = '{"id":1,"make":"Kia","model":"Rio","badge":"a\\ud83db"}';
  test.each([
    ['JSON', `[${row}]`, 1],
    ['NDJSON', `${row}\n`, 1],
    ['CSV', 'id,make,model,badge\n1,Kia,Rio,a\ufffeb\n', 2],
  ])('%s', async (_format, content, line) => {
    const { stock } = await promise;
    const { defects } = await importFile(stock, content);
    expect(defects).toContainEqual(expect.objectContaining({ row: line, field: 'badge' }));
    expect((await readStock(stock)).map(({ badge }) => badge)).toEqual(['ab']);
  });
});
