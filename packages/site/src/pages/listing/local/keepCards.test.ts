import { expect, test } from 'vitest';
import type { VehicleCardView } from '../../../presenters/vehicleCard.ts';
import { keepCards } from './keepCards.ts';

function make(document: number) {
  return { href: `/cars/${document}` } as VehicleCardView;
}

test('a vehicle has the same card each time it is found', () => {
  const cardOf = keepCards(make);
  expect(cardOf(7)).toBe(cardOf(7));
  expect(cardOf(7)).toEqual(make(7));
  expect(cardOf(8)).toEqual(make(8));
});

test('a shopper who looks at everything fills no memory', () => {
  const cardOf = keepCards(make);
  const first = cardOf(0);
  for (let document = 1; document <= 1_000; document++) cardOf(document);
  expect(cardOf(0)).not.toBe(first);
  expect(cardOf(0)).toEqual(first);
});
