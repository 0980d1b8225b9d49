import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frontDoor, listed } from '../frontDoor.ts';

// Exports and props change only together with the list that a reviewer reads.
test('exports and props are those of front-door.md; `npm run front-door` lists them anew', () => {
  expect(frontDoor()).toBe(readFileSync(listed, 'utf8'));
});
