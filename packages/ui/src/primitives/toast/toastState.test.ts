import { expect, test } from 'vitest';
import { nextToast, TOAST_DURATION, TOAST_REMOVE_DELAY, type ToastEvent } from './toastState.ts';

function show(text: string): ToastEvent {
  return { type: 'show', message: { text } };
}
function after(...events: ToastEvent[]) {
  return events.reduce<ReturnType<typeof nextToast>>(nextToast, null);
}

test('a new toast replaces the old (R4-31)', () => {
  expect(after(show('Saved'), show('Removed'))).toEqual({ id: 2, text: 'Removed', open: true });
});

test('a dismissed toast closes and stays until it is removed', () => {
  expect(after(show('Saved'), { type: 'dismiss', id: 1 })).toMatchObject({ id: 1, open: false });
  expect(after(show('Saved'), { type: 'dismiss', id: 1 }, { type: 'remove', id: 1 })).toBeNull();
});

test('the end of an old toast does not touch the new one', () => {
  const both = [show('Saved'), show('Removed')];
  expect(after(...both, { type: 'dismiss', id: 1 })).toMatchObject({ id: 2, open: true });
  expect(after(...both, { type: 'remove', id: 1 })).toMatchObject({ id: 2, open: true });
});

test('the same words twice are two toasts', () => {
  expect(after(show('Saved'), show('Saved'))?.id).toBe(2);
});

test('five seconds to read, a million milliseconds until removal (R4-31)', () => {
  expect([TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5000, 1_000_000]);
});
