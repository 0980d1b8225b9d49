import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedSection } from './FoldedSection.tsx';
import { SellingPoints } from './SellingPoints.tsx';
import { SpecTable } from './SpecTable.tsx';

const words = { closed: 'Show More', open: 'Show Less' };

test.each<[string, ReactElement, ReactElement]>([
  [
    'facts (R5-32)',
    <SpecTable key="0" heading="Section" rows={[]} />,
    <SpecTable key="1" heading="Section" rows={[{ label: 'Seats', value: '5' }]} />,
  ],
  [
    'promises (R2-72)',
    <SellingPoints key="0" heading="Section" points={[]} />,
    <SellingPoints key="1" heading="Section" points={[{ title: 'Warranty', text: '5 years' }]} />,
  ],
  [
    'lines that fold (R2-72)',
    <FoldedSection key="0" heading="Section" first={null} rest={null} words={words} />,
    <FoldedSection key="1" heading="Section" first="One" rest={null} words={words} />,
  ],
])('a section without %s has no heading either', (_, empty, filled) => {
  expect(renderToStaticMarkup(empty)).toBe('');
  expect(renderToStaticMarkup(filled)).toContain('Section</h2>');
});

test('nothing more to show: no toggle (R2-71)', () => {
  const drawn = (rest: string | null) =>
    renderToStaticMarkup(<FoldedSection heading="Section" first="One" rest={rest} words={words} />);
  expect(drawn('Two')).toContain('<details');
  expect(drawn(null)).not.toContain('<details');
});
