import { enquiryFields, enquiryForms } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { drawnSteps, firstFaulty, stepErrors } from './formSteps.ts';

const fields = enquiryFields(enquiryForms.test_drive, {
  messageRequired: true,
  optInDefault: false,
  showTerms: false,
  locations: [],
});
function names(step: { fields: readonly { name: string }[] } | undefined) {
  return step?.fields.map(({ name }) => name);
}

describe('drawnSteps', () => {
  const steps = drawnSteps(
    [
      { title: 'Where', fields: ['dealership_slug', 'location_id'] },
      { title: 'When', fields: ['preferred_date'] },
      { title: 'You', fields: ['name', 'last_name', 'email', 'phone'] },
    ],
    fields,
  );

  test('leaves out a step without fields', () => {
    expect(steps.map(({ title }) => title)).toEqual(['When', 'You']);
  });

  test('asks what no step names in the last one, in the order of the form', () => {
    expect(names(steps[1])).toEqual([
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'message',
      'opt_in',
    ]);
  });

  test('a fault belongs to one step', () => {
    const errors = [{ field: 'postcode', message: 'Wrong' }] as const;
    expect(stepErrors(steps[0], errors)).toEqual([]);
    expect(stepErrors(steps[1], errors)).toEqual(errors);
    expect(firstFaulty(steps, errors)).toBe(1);
    expect(firstFaulty(steps, [])).toBe(0);
  });
});
