import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Collapsible } from '../collapsible/Collapsible.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { DropdownMenu } from '../menu/DropdownMenu.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { ToastProvider } from '../toast/ToastProvider.tsx';

function nothing(): void {
  return undefined;
}
const link = { label: 'Hatches', href: '/hatches' };

/** What a visitor without a script must find in the server's HTML. */
const parts = {
  Collapsible: {
    html: renderToStaticMarkup(<Collapsible label="More">Closed words</Collapsible>),
    found: ['More', 'Closed words'],
  },
  DropdownMenu: {
    html: renderToStaticMarkup(
      <DropdownMenu
        label="Shapes"
        groups={[{ entries: [link, { label: 'Print', onSelect: nothing }] }]}
      />,
    ),
    found: ['<details', 'Shapes', 'href="/hatches"'],
  },
  Tabs: {
    html: renderToStaticMarkup(
      <Tabs
        label="Hours"
        tabs={['Sales', 'Parts'].map((name) => ({
          id: name,
          label: name,
          content: `${name} open at nine`,
        }))}
      />,
    ),
    found: ['Sales open at nine', 'Parts open at nine'],
  },
  ToastProvider: {
    html: renderToStaticMarkup(<ToastProvider>The page</ToastProvider>),
    found: ['The page'],
  },
};

describe.each(Object.entries(parts))('%s', (_name, { html, found }) => {
  test('can be read in the HTML', () => {
    for (const words of found) expect(html).toContain(words);
    expect(html).not.toContain('hidden=""');
  });

  test('writes no style attribute', () => {
    expect(html).not.toContain('style=');
  });
});

test('an action of a menu is left out where no script could run it', () => {
  expect(parts.DropdownMenu.html).not.toContain('Print');
});

test('what lies over the page is not in the HTML', () => {
  const modal = { open: true, onClose: nothing, title: 'Title', children: 'Words' };
  expect(renderToStaticMarkup(<Dialog {...modal} />)).toBe('');
});
