import { expect, test } from 'vitest';
import { formInput } from './formInput.ts';

test('a name that comes several times keeps all its texts; files are no text', () => {
  const data = new FormData();
  data.append('name', 'Jo');
  data.append('additional_services', 'Wash');
  data.append('additional_services', 'Loan car');
  data.append('additional_services', 'Pick-up');
  data.append('photo', new Blob(['x']), 'x.png');
  expect(formInput(data)).toEqual({
    name: 'Jo',
    additional_services: ['Wash', 'Loan car', 'Pick-up'],
  });
});
