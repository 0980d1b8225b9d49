import { describe, expect, test } from 'vitest';
import { FileFault } from './faults/fileFault.ts';
import { parseColumnMap } from './parseColumnMap.ts';

describe('parseColumnMap', () => {
  test('reads headings to fields', () => {
    expect(parseColumnMap('{ "Odo": "km" }')).toEqual({ Odo: 'km' });
  });

  test.each(['[]', '"km"', 'null', '{'])('refuses %s', (json) => {
    expect(() => parseColumnMap(json)).toThrow(FileFault);
  });

  test.each(['{"Odo":"kms"}', '{"Odo":3}', '{"Odo":"toString"}'])(
    'refuses an unknown field in %s and lists the known ones',
    (json) => {
      expect(() => parseColumnMap(json)).toThrow(/"Odo".*which is not a field.*stockNumber/s);
    },
  );

  test('names the field that was probably meant', () => {
    expect(() => parseColumnMap('{"Farbe":"color"}')).toThrow(FileFault);
    const fault = (() => {
      try {
        parseColumnMap('{"Farbe":"color"}');
      } catch (error) {
        return error instanceof FileFault ? error.fault : null;
      }
      return null;
    })();
    expect(fault?.remedy).toMatch(/^Did you mean colour\? Use one of these fields: id,/);
  });
});
