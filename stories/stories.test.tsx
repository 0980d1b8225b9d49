import * as library from '@forecourt/ui';
import { checkTheme } from '@forecourt/ui/theme';
import { composeStories } from '@storybook/react-vite';
import { HtmlValidate } from 'html-validate/node';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { themes } from './themes.ts';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, Story]) => ({
    name: `${file.slice(2, -'.stories.tsx'.length)} ${name}`,
    Story: Story as () => React.ReactNode,
  })),
);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes and void elements.
    'valid-id': ['error', { relaxed: true }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // `tel:` links show numbers as the dealer wrote them.
    'tel-non-breaking': 'off',
    // Boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
  },
});

/** As the examples write them. */
const PHONE = /\(0\d\) ?\d{4} ?[\dX]{4}|\b1[38]00 ?\d{3} ?\d{3}|\b04\d{2} ?\d{3} ?\d{3}/;

function render(Story: () => React.ReactNode): string {
  return renderToString(
    <library.UiProvider>
      <Story />
    </library.UiProvider>,
  );
}

afterEach(() => vi.useRealTimers());

test('every component of the library stands in a story', () => {
  const sources = Object.values(
    import.meta.glob<string>(['./**/*.stories.tsx', './examples/*.tsx'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).join('\n');
  const shown = (name: string): boolean =>
    sources.includes(`<${name}`) || sources.includes(`component: ${name}`);
  // Drawn by other components only.
  const parts = ['DescriptionList', 'Image', 'OpeningHoursTable', 'SkipLink', 'TagBanner'];
  parts.push('BodyGlyph', 'UiProvider', 'VisuallyHidden');
  // Of a vehicle's page, drawn by each of its layouts.
  parts.push('ActionBar', 'VehicleHeader');
  // Layouts that the stories of one page are given.
  parts.push('BoardDetail', 'CatalogueDetail', 'LetterDetail');
  // Draws nothing: a server's way to keep parts of its pages.
  parts.push('KeptHtmlContext');
  const components = Object.keys(library).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !shown(name) && !parts.includes(name))).toEqual([]);
});

describe.each(stories)('$name', ({ Story }) => {
  test('renders on the server without a warning, and the same on another day', () => {
    const error = vi.spyOn(console, 'error');
    const html = render(Story);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
    expect(html).not.toMatch(/\sstyle="/);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') });
    expect(render(Story)).toBe(html);
  });

  test('prints every phone number from left to right, whatever stands round it', () => {
    const others = render(Story).replace(/<bdi dir="ltr"[^>]*>[^<]*<\/bdi>/g, '');
    expect(others.replace(/<[^>]*>/g, ' ').match(PHONE)).toBeNull();
  });

  test('is valid HTML', async () => {
    const report = await validator.validateString(render(Story));
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
});

test.each(Object.entries(themes))('theme %s reads well everywhere', (_name, theme) => {
  expect(checkTheme(theme).map(({ message }) => message)).toEqual([]);
});
