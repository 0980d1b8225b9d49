import { describe, expect, test } from 'vitest';
import { describeFields, STOCK_FIELD_NAMES, STOCK_FIELDS } from './fields.ts';

describe('fields', () => {
  test('names the fields whose bad value costs the row', () => {
    const costly = STOCK_FIELD_NAMES.filter(
      (field) => STOCK_FIELDS[field].onBadValue === 'refuse row',
    );
    expect(costly).toEqual(['make', 'model']);
  });

  test('derives the help from the table', () => {
    const lines = describeFields().split('\n');
    expect(lines).toHaveLength(STOCK_FIELD_NAMES.length);
    expect(lines).toContain(
      '  model: model. Headings: model, model name, vehicle model, family, model description',
    );
  });
});
