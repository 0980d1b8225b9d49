import { expect, test } from 'vitest';
import { enquiryForms } from './enquiryForms.ts';
import { draftFields, draftText, readDraft } from './formDraft.ts';

const now = Date.UTC(2026, 10, 25, 3);
const DAY_MS = 24 * 3_600_000;
const draft = {
  fields: {
    message: { drawn: [''], typed: ['Is it still there?\nAna'] },
    additional_services: { drawn: [], typed: ['Tyres', 'Brakes'] },
  },
  step: 1,
};

test.each(Object.entries(enquiryForms))('of %s neither consent nor money is kept', (_, form) => {
  const kept = draftFields(form);
  expect(form.fields).toEqual(expect.arrayContaining([...kept]));
  for (const name of ['opt_in', 'terms_conditions', 'under_finance', 'valuation_id'] as const) {
    expect(kept).not.toContain(name);
  }
  expect(kept).toEqual(expect.arrayContaining(['name', 'last_name', 'email', 'phone']));
});

test('what somebody writes to a lender is not kept, what they write to a workshop is (R3-19)', () => {
  expect(draftFields(enquiryForms.finance)).not.toContain('message');
  expect(draftFields(enquiryForms.personalised_finance)).not.toContain('message');
  expect(draftFields(enquiryForms.service)).toEqual(
    expect.arrayContaining(['message', 'rego', 'preferred_date', 'additional_services']),
  );
});

test('a draft is read as it was kept, for a day', () => {
  const text = draftText(draft, now);
  expect(readDraft(text, now)).toEqual(draft);
  expect(readDraft(text, now + DAY_MS)).toEqual(draft);
  expect(readDraft(text, now + DAY_MS + 1)).toBeNull();
  expect(readDraft(text, now - 1)).toBeNull();
});

test('an untouched form is not kept, one that was taken a step further is', () => {
  expect(draftText({ fields: {}, step: 0 }, now)).toBeNull();
  expect(readDraft(draftText({ fields: {}, step: 2 }, now), now)).toEqual({ fields: {}, step: 2 });
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"fields":{}}',
  `{"at":${now}}`,
  `{"fields":7,"at":${now}}`,
])('one that is broken is absent: %j (R3-18)', (text) => {
  expect(readDraft(text, now)).toBeNull();
});

test.each([
  ['no list', { message: 'Hi' }, 0],
  ['no texts', { message: { drawn: [1], typed: ['Hi'] } }, 0],
  ['nothing typed', { message: { drawn: [''] } }, 0],
  ['no number', {}, 'two'],
  ['a part of one', {}, 0.5],
  ['one below', {}, -1],
  ['far too many', {}, 1e9],
])('a field or a step that is broken is left out: %s', (_, fields, step) => {
  const { message } = draft.fields;
  const text = JSON.stringify({ fields: { ...fields, name: message }, step, at: now });
  expect(readDraft(text, now)).toEqual({ fields: { name: message }, step: 0 });
});
