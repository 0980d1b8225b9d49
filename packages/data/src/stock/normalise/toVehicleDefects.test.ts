import { aLocation } from '@forecourt/domain/testing';
import { describe, expect, test } from 'vitest';
import { LEAST, readRow } from '../testing/readRow.ts';

describe('what was mended or left out is reported', () => {
  test.each([
    [{ gearbox: 'AWD' }, 'transmission', { transmission: null, drive: 'AWD' }],
    [{ gearbox: 'Front', drive: '4x4' }, 'transmission', { transmission: null, drive: '4x4' }],
    [{ drive: 'Automatic' }, 'drive', { simpleTransmission: 'Automatic', drive: null }],
    [{ fuel: 'Wagon' }, 'fuel', { fuel: null, body: 'Wagon' }],
    [{ fuel: 'Used' }, 'fuel', { fuel: null, simpleFuel: null }],
    [{ body: 'White' }, 'body', { body: null, simpleBody: null }],
    [{ body: 'BMW' }, 'body', { body: null, simpleBody: null }],
    [{ gearbox: 'Pre-Owned' }, 'transmission', { transmission: null }],
    [{ drive: 'Grey' }, 'drive', { drive: null }],
    [{ colour: 'Méditerranée' }, 'colour', { exteriorColour: 'Méditerranée' }],
    [{ badge: '<b>GT</b> &amp; R' }, 'badge', { badge: 'GT & R' }],
    [{ make: '<b>Toyota</b>' }, 'make', { make: 'Toyota' }],
    [
      { features: '<ul><li>Tow Bar</li><li>Canopy</li></ul>' },
      'features',
      { standardEquipment: ['Tow Bar', 'Canopy'] },
    ],
    [{ features: ['Tow&nbsp;Bar'] }, 'features', { standardEquipment: ['Tow Bar'] }],
    [{ photos: [{ at: 'a.jpg' }] }, 'images', { images: [] }],
    [{ colour: 'Leather' }, 'colour', { colour: null, exteriorColour: null }],
    [{ colour: 'Petroleum Gas' }, 'colour', { colour: null, fuel: null }],
    [{ colour: 'Metallic' }, 'colour', { colour: null, exteriorColour: 'Metallic' }],
    [{ gearbox: 'Wobbly' }, 'transmission', { transmission: 'Wobbly', simpleTransmission: null }],
    [{ body: 'Hovercraft' }, 'body', { body: 'Hovercraft', simpleBody: 'Hovercraft' }],
    [{ drive: '6x6' }, 'drive', { drive: '6x6' }],
    [{ condition: 'Shiny' }, 'condition', { carType: 'used' }],
    [{ status: 'Wholesale' }, 'status', { status: 'wholesale' }],
    [{ status: '??' }, 'status', { status: 'unknown' }],
    [{ status: ' * ' }, 'status', { status: 'unknown' }],
    [{ status: 'Im Zulauf/Überführung' }, 'status', { status: 'im_zulauf_überführung' }],
    [{ state: 'Bavaria' }, 'state', { location: null }],
    [{ photos: 'http://a.example/b.jpg' }, 'images', { images: [] }],
  ])('%j', (row, field, expected) => {
    const { vehicle, defects } = readRow({ ...LEAST, ...row });
    expect(vehicle).toMatchObject(expected);
    expect(defects).toMatchObject([{ severity: 'warning', row: 7, field }]);
    for (const { problem, remedy } of defects) {
      expect(problem).not.toBe('');
      expect(remedy).not.toBe('');
    }
  });

  test('a place that is no location of the site', () => {
    const { vehicle, defects } = readRow({ ...LEAST, yard: 'Moon' }, [
      aLocation({ slug: 'north' }),
    ]);
    expect(vehicle?.location).toMatchObject({ slug: 'moon', name: 'Moon' });
    expect(defects).toMatchObject([{ field: 'locationName', remedy: 'Use one of north.' }]);
    const numbered = readRow({ ...LEAST, yard: '12' }, [aLocation({ slug: 'north' })]);
    expect(numbered.vehicle?.location).toBeNull();
    expect(numbered.defects).toMatchObject([{ field: 'locationName', found: '12' }]);
  });
});
