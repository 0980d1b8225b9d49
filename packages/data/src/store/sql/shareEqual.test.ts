import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleVehicle } from '../testing/samples.ts';
import { createSharing } from './shareEqual.ts';

test('changes nothing that a record says', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), (records) => {
      const text = JSON.stringify(records);
      const share = createSharing();
      const shared = (JSON.parse(text) as typeof records).map((record) => share(record));
      expect(JSON.stringify(shared)).toBe(text);
    }),
  );
});

test('holds equal lists, places and words of records once', () => {
  const location = { slug: 'yard', name: 'Yard', city: 'Dubbo', state: 'NSW', postcode: '2830' };
  const stored = ['a', 'b'].map((id) =>
    JSON.stringify(
      sampleVehicle(id, { location, standardEquipment: ['Apple CarPlay'], categories: [] }),
    ),
  );
  const share = createSharing();
  const [one, two] = stored.map((text) => share(JSON.parse(text) as typeof plain));
  const plain = sampleVehicle('a');
  expect(one?.location).toBe(two?.location);
  expect(one?.standardEquipment).toBe(two?.standardEquipment);
  expect(one?.categories).toBe(two?.categories);
  expect(one?.categories).toBe(one?.distributionLocations);
});
