import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Wake } from './servedPart.tsx';
import { whenFilledIn, whenNear, whenOpened, whenPressed, whenTouched } from './wakers.ts';

const HTML = `
  <ul class="row" style="overflow: auto; width: 50px"><li style="width: 500px">a</li></ul>
  <details><summary>b</summary>c</details>
  <p><a href="#d">d</a> <button type="button">e</button></p>`;

let sent: HTMLElement;
let drawn: HTMLElement;
let pressed: number;

/** Puts the drawn part into the place of the one that was sent, as React does. */
const wake: Wake = async (bringNote) => {
  const note = await bringNote?.();
  const redo = note?.(sent);
  sent.replaceWith(drawn);
  void redo?.(drawn);
  return true as const;
};

function part(): HTMLElement {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(HTML));
  return box;
}
function find<Name extends keyof HTMLElementTagNameMap>(box: HTMLElement, name: Name) {
  const found = box.querySelector(name);
  if (found === null) throw new Error(`There is no ${name}.`);
  return found;
}

beforeEach(() => {
  [sent, drawn, pressed] = [part(), part(), 0];
  find(drawn, 'button').addEventListener('click', () => {
    pressed += 1;
  });
  document.body.append(sent);
});
afterEach(() => document.body.replaceChildren());

test('a button that is pressed first is pressed again when it can answer, and has the focus', async () => {
  let loads = 0;
  const stop = whenPressed(sent, wake, () => {
    loads += 1;
  });
  find(sent, 'button').focus();
  expect(loads).toBe(1);
  find(sent, 'button').click();
  await expect.poll(() => pressed).toBe(1);
  expect(document.activeElement).toBe(find(drawn, 'button'));
  stop();
});

/** As holiday hours are: a disclosure without scripts, a button with them. */
function drawFoldAsButton() {
  const box = document.createElement('div');
  const button = document.createElement('button');
  button.addEventListener('click', () => {
    pressed += 1;
  });
  box.append(button);
  find(drawn, 'details').replaceWith(box);
}

test('a disclosure that is a button where it is drawn is pressed as one, or opens by itself', async () => {
  drawFoldAsButton();
  const stop = whenOpened(
    sent,
    async () => undefined,
    () => {},
  );
  find(sent, 'summary').click();
  await expect.poll(() => find(sent, 'details').open).toBe(true);
  find(sent, 'summary').click();
  await expect.poll(() => find(sent, 'details').open).toBe(false);
  stop();
  const stopAgain = whenOpened(sent, wake, () => {});
  find(sent, 'summary').click();
  await expect.poll(() => pressed).toBe(1);
  stopAgain();
});

test('who only looks at a form has it left as it was sent', async () => {
  formParts();
  const stop = whenTouched(sent, wake, () => {});
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(sent.isConnected).toBe(true);
  fieldOf(find(sent, 'form'), 'text').focus();
  await expect.poll(() => drawn.isConnected).toBe(true);
  stop();
});

test('nothing else wakes it, and nothing does any more when it is gone', () => {
  const stop = whenPressed(sent, wake, () => {});
  find(sent, 'a').click();
  find(sent, 'summary').click();
  stop();
  find(sent, 'button').click();
  expect([pressed, sent.isConnected]).toEqual([0, true]);
});

test('a part that comes near is drawn as the shopper has left it', async () => {
  find(sent, 'ul').scrollLeft = 120;
  find(sent, 'details').open = true;
  find(sent, 'a').focus();
  const stop = whenNear(sent, wake, () => {});
  await expect.poll(() => drawn.isConnected).toBe(true);
  expect(find(drawn, 'ul').scrollLeft).toBe(120);
  expect(find(drawn, 'details').open).toBe(true);
  expect(document.activeElement).toBe(find(drawn, 'a'));
  stop();
});

/** Comes near, with code that has not come yet; the other makes it come. */
function nearWithoutCode(): [stop: () => void, come: () => void] {
  const code = Promise.withResolvers<void>();
  const stop = whenNear(
    sent,
    async (note) => (await code.promise, wake(note)),
    () => {},
  );
  return [stop, code.resolve];
}

test('a button of a part that comes near is pressed again, whenever it was pressed', async () => {
  const [stop, come] = nearWithoutCode();
  find(sent, 'button').click();
  come();
  await expect.poll(() => pressed).toBe(1);
  stop();
});

const FORM = `
  <form method="get" action="#"><input name="text" value="a"><input type="email" name="email">
    <input type="checkbox" name="box"><input type="hidden" name="key" value="old">
    <select name="choice"><option value=""></option><option>b</option></select>
    <textarea name="words"></textarea><button>Send</button></form>`;

/** A form as it was sent, and as it is drawn: with a key of its own, and with what its page knows by now. */
function formParts(): [HTMLFormElement, HTMLFormElement, sends: string[]] {
  const sends: string[] = [];
  for (const box of [sent, drawn]) {
    box.replaceChildren(document.createRange().createContextualFragment(FORM));
    const form = find(box, 'form');
    const name = box === sent ? 'sent' : 'drawn';
    form.addEventListener('submit', (event) => {
      if (box === drawn) event.preventDefault();
      sends.push(
        `${name} ${new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))}`,
      );
    });
    form.submit = () => void sends.push(`${name} by itself`);
  }
  const key = drawn.querySelector('input[type=hidden]');
  if (key instanceof HTMLInputElement) key.value = 'new';
  return [find(sent, 'form'), find(drawn, 'form'), sends];
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name);
  if (field === null) throw new Error(`There is no ${name}.`);
  return field as HTMLInputElement;
}

test('a form that comes near is drawn with what was typed, and the caret where it was', async () => {
  const [before, after] = formParts();
  fieldOf(before, 'text').value = 'typed';
  fieldOf(before, 'email').value = 'a@example.com';
  fieldOf(before, 'box').checked = true;
  fieldOf(before, 'choice').value = 'b';
  fieldOf(before, 'words').value = 'words';
  const left: string[] = [];
  after.addEventListener('focusout', ({ target, relatedTarget }) => {
    const names = [target, relatedTarget].map(
      (one) => one instanceof Element && one.getAttribute('name'),
    );
    left.push(names.join(' to '));
  });
  const stop = whenFilledIn(sent, wake, () => {});
  fieldOf(before, 'text').focus();
  fieldOf(before, 'text').setSelectionRange(2, 3);
  await expect.poll(() => drawn.isConnected).toBe(true);
  expect(Object.fromEntries(new FormData(after))).toEqual({
    ...{
      text: 'typed',
      email: 'a@example.com',
      box: 'on',
      choice: 'b',
      words: 'words',
      key: 'new',
    },
  });
  expect(document.activeElement).toBe(fieldOf(after, 'text'));
  // A field that was left while nobody listened says so now; the one that is being filled in does not.
  await expect
    .poll(() => left)
    .toEqual(['email to text', 'box to text', 'choice to text', 'words to text']);
  stop();
});

test('a form that is sent before it is drawn is sent once, when it can judge itself', async () => {
  const [before, , sends] = formParts();
  fieldOf(before, 'words').value = 'words';
  let come = () => {};
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  const stop = whenFilledIn(
    sent,
    async (note) => (await code, wake(note)),
    () => {},
  );
  before.requestSubmit();
  before.requestSubmit();
  come();
  await expect.poll(() => drawn.isConnected).toBe(true);
  expect(sends.filter((send) => send.startsWith('drawn'))).toEqual([
    'drawn text=a&email=&key=new&choice=&words=words',
  ]);
  stop();
});

test('a form whose code does not come is sent as it is', async () => {
  const [before, , sends] = formParts();
  const stop = whenFilledIn(
    sent,
    async () => undefined,
    () => {},
  );
  before.requestSubmit();
  await expect.poll(() => sends.at(-1)).toBe('sent by itself');
  stop();
});
