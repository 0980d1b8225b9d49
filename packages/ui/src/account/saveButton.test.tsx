import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scripted } from '../forms/scripting.css.ts';
import { SaveButton } from './SaveButton.tsx';

const base = { title: '2021 Toyota Corolla', signInHref: '/sign-in?type=watchlist' };
function words(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

test('nobody signed in, or no script: a link to sign-in (R4-10)', () => {
  const html = renderToStaticMarkup(<SaveButton {...base} />);
  expect(html).toContain('<a href="/sign-in?type=watchlist"');
  expect(html).not.toContain('aria-pressed');
});

test.each([
  [false, 'Save 2021 Toyota Corolla'],
  [true, 'Saved 2021 Toyota Corolla'],
])('saved: %s reads "%s", as an icon too', (saved, name) => {
  for (const variant of ['icon', 'label'] as const) {
    const html = renderToStaticMarkup(
      <SaveButton {...base} variant={variant} saved={saved} onToggle={() => undefined} />,
    );
    expect(html).toContain(`aria-pressed="${saved}"`);
    expect(words(html)).toBe(name);
  }
});

test('kept in the browser: no link, and hidden where no script runs (R1-04)', () => {
  const html = renderToStaticMarkup(<SaveButton {...base} signInHref={null} />);
  expect(html).toMatch(new RegExp(`<button[^>]*\\b${scripted}\\b`));
  expect(html).not.toContain('<a ');
});

test('a change that was taken back says so at once (R4-11)', () => {
  const html = renderToStaticMarkup(
    <SaveButton {...base} failure="Not saved" onToggle={() => undefined} />,
  );
  expect(html).toMatch(/<p role="alert"[^>]*>Not saved/);
});

test('kept by the server: a form that needs no script, of everybody (R4-10)', () => {
  const fields = { car_id: 'v1', change: 'save', back: '/cars/a' };
  const form = { action: '/watchlist', fields, doneId: 'saved-v1', listHref: '/watchlist' };
  const html = renderToStaticMarkup(<SaveButton {...base} signInHref={null} form={form} />);
  expect(html).toMatch(/^<form action="\/watchlist" method="post">/);
  expect(html).toContain('<input type="hidden" name="car_id" value="v1"/>');
  expect(html).toMatch(/<button type="submit"[^>]*aria-pressed="false"/);
  expect(html).toContain('<p id="saved-v1"');
  expect(html).not.toMatch(new RegExp(`<button[^>]*\\b${scripted}\\b`));
});
