import {
  draftFields,
  draftText,
  type EnquiryField,
  type EnquiryForm as EnquiryFormRules,
  type EnquiryRules,
  enquiryFields,
  enquiryForms,
  type FormKind,
  type FormValues,
  readDraft,
} from '@forecourt/domain';
import { EnquiryForm } from '@forecourt/ui';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetOwn } from '../../shell/ownKept.ts';
import { draftName } from './drafts.ts';
import { controlsOf, typedIn } from './formFields.ts';
import { keepForm } from './keptForm.ts';
import { keepSent, noteSent } from './sentForm.ts';
import { useKeptForm } from './useKeptForm.ts';

const NAME = 'draft:one:form';
const now = Date.UTC(2026, 10, 25, 3);
let root: Root;
let host: HTMLElement;
let stop: (() => void) | null = null;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(leave);

function leave() {
  stop?.();
  stop = null;
  act(() => root.unmount());
  host.replaceChildren();
}

function rulesFor({ locationType }: EnquiryFormRules): EnquiryRules {
  const type = locationType ?? 'sales';
  return {
    ...{ messageRequired: true, optInDefault: false, showTerms: true },
    additionalServices: ['Tyres', 'Brakes'],
    locations: ['north', 'south'].flatMap((dealer) =>
      [1, 2].map((at) => ({
        ...{ id: `${dealer}${at}`, name: `${dealer} ${at}`, type, visible: true },
        ...{ dealershipSlug: dealer, dealershipName: dealer },
      })),
    ),
  };
}

/** A page with this form, as it is opened or opened again. */
async function open(kind: FormKind, values: FormValues = {}): Promise<HTMLFormElement> {
  const form: EnquiryFormRules = enquiryForms[kind];
  const rules = rulesFor(form);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <EnquiryForm
        {...{ id: kind, form, rules, values, action: '/', privacyHref: '/privacy-policy' }}
        fields={enquiryFields(form, rules, values)}
      />,
    ),
  );
  const element = host.querySelector('form');
  if (element === null) throw new Error('No form is drawn.');
  return element;
}

async function keepIt(kind: FormKind, element: HTMLFormElement, at = now) {
  const options = { id: kind, name: NAME, rules: enquiryForms[kind], onStep() {}, now: () => at };
  await act(async () => {
    ({ stop } = keepForm(element, options));
  });
}

/** Something else than what it was drawn with. */
function another({ kind, choices, name }: EnquiryField): string {
  const last = choices.at(-1)?.value;
  if (last !== undefined) return last;
  if (kind === 'date') return '2099-03-14';
  return kind === 'checkbox' ? 'on' : `${name} “typed”`;
}

async function type(element: HTMLFormElement, field: string, text: string) {
  const controls = controlsOf(element, field);
  expect(controls, field).not.toHaveLength(0);
  await act(async () => {
    for (const one of controls) {
      if (one instanceof HTMLInputElement && ['radio', 'checkbox'].includes(one.type)) {
        if (one.value === text) one.click();
      } else {
        one.value = text;
        one.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  });
}

test.each(Object.keys(enquiryForms) as FormKind[])(
  'what was typed into a form of kind %s comes back, but for consent and money (R3-19)',
  async (kind) => {
    const rules = rulesFor(enquiryForms[kind]);
    const first = await open(kind);
    await keepIt(kind, first);
    const all = enquiryFields(enquiryForms[kind], rules, { dealership_slug: 'south' });
    const fields = all.filter((field) => field.kind !== 'hidden');
    for (const field of fields) {
      // The places of a dealership come with the rules, when it is chosen.
      await vi.waitFor(() => expect(controlsOf(first, field.name)).not.toHaveLength(0));
      await type(first, field.name, another(field));
    }
    leave();

    const again = await open(kind);
    await keepIt(kind, again);
    const kept: readonly string[] = draftFields(enquiryForms[kind]);
    for (const field of fields) {
      const { name, initial } = field;
      const expected = kept.includes(name) ? another(field) : initial;
      await vi.waitFor(() => expect(typedIn(controlsOf(again, name)).join(), name).toBe(expected));
    }
  },
);

test('a link goes before an older draft, and what is typed meanwhile before both', async () => {
  const first = await open('contact');
  await keepIt('contact', first);
  for (const field of ['message', 'name', 'phone']) await type(first, field, 'older');
  leave();

  const again = await open('contact', { message: 'By a link' });
  await type(again, 'name', 'newer');
  await keepIt('contact', again);
  const texts = ['message', 'name', 'phone'].map((name) => typedIn(controlsOf(again, name))[0]);
  expect(texts).toEqual(['By a link', 'newer', 'older']);
});

test('what a link filled in and was changed stays changed when that link is opened again', async () => {
  const first = await open('contact', { message: 'By a link' });
  await keepIt('contact', first);
  await type(first, 'message', 'In my own words');
  leave();

  const again = await open('contact', { message: 'By a link' });
  await keepIt('contact', again);
  expect(typedIn(controlsOf(again, 'message'))).toEqual(['In my own words']);
});

test('who sent the last form is filled in, kept by no draft, and stays away where it was emptied', async () => {
  const person = {
    name: 'Kim',
    last_name: 'Lee',
    email: 'kim@example.com',
    phone: '1',
    postcode: '4000',
  };
  localStorage.setItem('user-profile', JSON.stringify({ ...person, at: now }));
  const first = await open('vehicle');
  await keepIt('vehicle', first);
  expect(typedIn(controlsOf(first, 'name'))).toEqual(['Kim']);
  leave();
  expect(sessionStorage.getItem(NAME)).toBeNull();

  const second = await open('vehicle');
  await keepIt('vehicle', second);
  await type(second, 'phone', '');
  leave();

  const third = await open('vehicle');
  await keepIt('vehicle', third);
  expect(typedIn(controlsOf(third, 'phone'))).toEqual(['']);
  expect(typedIn(controlsOf(third, 'email'))).toEqual(['kim@example.com']);
});

test('signing out forgets the drafts of this site, and nothing else', () => {
  const view = { kind: 'vehicle', action: '/cars/a/enquire?x=1', carId: 'v1' } as const;
  sessionStorage.setItem(draftName('one', view), '{}');
  sessionStorage.setItem(draftName('two', view), '{}');
  sessionStorage.setItem('visit:one', '{}');
  forgetOwn('one');
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'draft:two:vehicle:/cars/a/enquire:v1',
    'visit:one',
  ]);
});

test('a form that became a lead leaves no draft', async () => {
  const element = await open('vehicle');
  await keepIt('vehicle', element);
  await type(element, 'message', 'Sent');
  dispatchEvent(new Event('pagehide'));
  expect(readDraft(sessionStorage.getItem(NAME), now)?.fields).toHaveProperty('message');
  const kind = { category: 'Vehicle Enquiry', subcategory: null, carId: null };
  noteSent({ site: 'one', input: {}, ...kind, element, draft: NAME });
  keepSent(now);
  dispatchEvent(new Event('pagehide'));
  leave();
  expect(sessionStorage.getItem(NAME)).toBeNull();
});

test('what is typed is kept soon after, whatever becomes of the tab', async () => {
  const element = await open('contact');
  await keepIt('contact', element);
  const [message] = controlsOf(element, 'message');
  if (message === undefined) throw new Error('No message is drawn.');
  message.value = 'Typed';
  message.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => {
    const draft = readDraft(sessionStorage.getItem(NAME), now);
    expect(draft?.fields).toEqual({ message: { drawn: [''], typed: ['Typed'] } });
  });
});

test('fields that are named, of a form that asks for nobody, are kept; a lead forgets its stages', async () => {
  const person = { name: 'Kim', last_name: '', email: '', phone: '', postcode: '' };
  localStorage.setItem('user-profile', JSON.stringify({ ...person, at: now }));
  const element = await open('contact');
  const options = { id: null, name: `${NAME}:message:1975 Holden`, rules: ['message'] };
  const kept = keepForm(element, { ...options, onStep() {}, now: () => now });
  expect(kept.clear).toBeNull();
  for (const field of ['message', 'phone']) await type(element, field, 'typed');
  kept.stop();
  const text = sessionStorage.getItem(options.name);
  expect(readDraft(text, now)?.fields).toEqual({ message: { drawn: [''], typed: ['typed'] } });

  sessionStorage.setItem(`${NAME}2:message:`, '{}');
  const kind = { category: 'Trade-in Enquiry', subcategory: null, carId: null };
  noteSent({ site: 'one', input: {}, ...kind, element, draft: NAME });
  keepSent(now);
  expect(Object.keys(sessionStorage)).toEqual([`${NAME}2:message:`]);
});

test.each([
  ['broken', '{"fields":'],
  [
    'a day old',
    draftText({ fields: { message: { drawn: [''], typed: ['Old'] } }, step: 0 }, now - 90_000_000),
  ],
  [
    'of a field that is never kept',
    draftText({ fields: { terms_conditions: { drawn: [], typed: ['on'] } }, step: 0 }, now),
  ],
])('a draft that is %s is none', async (_, text) => {
  sessionStorage.setItem(NAME, text ?? '');
  const element = await open('contact');
  await keepIt('contact', element);
  expect(typedIn(controlsOf(element, 'message'))).toEqual(['']);
  expect(typedIn(controlsOf(element, 'terms_conditions'))).toEqual([]);
});

const plate = { fieldId: 'plate', id: null, name: NAME, rules: ['plate'] };

function PlateForm() {
  useKeptForm(plate);
  return (
    <form>
      <input id="plate" name="plate" defaultValue="" />
    </form>
  );
}

test('what was typed before the scripts came is kept, though another form has the focus (R3-19)', async () => {
  host.innerHTML = renderToString(<PlateForm />);
  const input = host.querySelector('input');
  if (input === null) throw new Error('No field is drawn.');
  input.value = '123 abc';
  await act(async () => {
    root = hydrateRoot(host, <PlateForm />);
  });
  await vi.waitFor(() => expect(sessionStorage.getItem(NAME)).toContain('123 abc'), 5_000);
});
