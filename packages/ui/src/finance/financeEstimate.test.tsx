import { financeCopy, repayment } from '@forecourt/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinanceEstimate } from './FinanceEstimate.tsx';

const checked = repayment({
  weekly: 112,
  monthly: null,
  interestRate: 7.99,
  comparisonRate: 8.83,
  warning: financeCopy.warning,
});

test.each(['card', 'detail'] as const)(
  'on a %s a repayment stands with both rates, its example and the warning (R5-26, R9-16)',
  (place) => {
    if (checked === null) throw new Error('There is no repayment to draw.');
    const estimate = {
      repayment: checked,
      deposit: 2599,
      termMonths: 60,
      balloon: null,
      offerEnds: '2026-12-21',
      terms: ['5-year term'],
      disclaimer: financeCopy.indicative,
    };
    const html = renderToStaticMarkup(
      <FinanceEstimate estimate={estimate} place={place} applyHref="/finance" />,
    );
    const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const { amounts, rateText, comparisonText, example, warning } = checked;
    for (const text of [...amounts, rateText, comparisonText, example, warning]) {
      expect(words).toContain(text);
    }
    expect(words.includes('5-year term')).toBe(place === 'detail');
    expect(words.includes('Get Pre-Approved Now')).toBe(place === 'detail');
  },
);
