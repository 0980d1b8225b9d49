import type { ValuationBasis } from '@forecourt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ValuationResult } from './ValuationResult.tsx';

function drawn(told: Pick<ValuationBasis, 'sampleSize' | 'method'>): string {
  const basis: ValuationBasis = { years: null, kilometres: null, asOf: '2026-11-25', ...told };
  return renderToStaticMarkup(
    <ValuationResult
      outcome={{ kind: 'range', low: 20_000, high: 24_000, basis }}
      payout={null}
      vehicle={null}
      action="/trade-in"
      hidden={{}}
    />,
  );
}

test.each([
  [6, ['We compared six.'], 'Rests on 6 cars like yours', true],
  [null, ['By a book of prices.'], 'What this rests on', true],
  [6, [], 'Rests on 6 cars like yours', false],
  [null, [], null, false],
] as const)('of %j cars and %j: "%s", to be opened %s', (sampleSize, method, words, opens) => {
  const html = drawn({ sampleSize, method });
  expect(html).toContain('$20,000 to $24,000');
  expect(html.includes('<details')).toBe(opens);
  expect(/Rests on 6 cars like yours|What this rests on/.exec(html)?.[0] ?? null).toBe(words);
});
