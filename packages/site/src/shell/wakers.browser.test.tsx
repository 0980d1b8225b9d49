import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Wake } from './servedPart.tsx';
import { whenNear, whenPressed } from './wakers.ts';

const HTML = `
  <ul class="row" style="overflow: auto; width: 50px"><li style="width: 500px">a</li></ul>
  <details><summary>b</summary>c</details>
  <p><a href="#d">d</a> <button type="button">e</button></p>`;

let sent: HTMLElement;
let drawn: HTMLElement;
let pressed: number;

/** Puts the drawn part into the place of the one that was sent, as React does. */
const wake: Wake = (note) => {
  const redo = note?.(sent);
  sent.replaceWith(drawn);
  redo?.(drawn);
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

test('a button that is pressed first is pressed again when it can answer, and has the focus', () => {
  let loads = 0;
  const stop = whenPressed(sent, wake, () => {
    loads += 1;
  });
  find(sent, 'button').focus();
  expect(loads).toBe(1);
  find(sent, 'button').click();
  expect(pressed).toBe(1);
  expect(document.activeElement).toBe(find(drawn, 'button'));
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
