import { describe, expect, test } from 'vitest';
import { errorCatalogue, leadRefused, requestFailed } from '../index.ts';

describe('the error catalogue (R8-01)', () => {
  test.each([
    ['search', 'nowhere', 'error', ''],
    ['sliderRefine', 'nowhere', 'error', ''],
    ['sliderBelowRange', 'nowhere', 'error', 'Cannot refine below the range minimum'],
    ['sliderAboveRange', 'nowhere', 'error', 'Cannot refine above the range maximum'],
    ['phoneReveal', 'nowhere', 'error', ''],
    ['formSubmit', 'alert_and_inline', 'error', 'An error occurred when submitting this form'],
    ['noLeadId', 'alert_and_inline', 'error', 'An unexpected error occured'],
    [
      'watchlist',
      'alert',
      'error',
      'Your list could not be changed, so it is as it was before. Please try again.',
    ],
    ['reviews', 'nowhere', 'error', 'Unable to fetch {provider} ratings'],
    ['geocode', 'inline', null, 'Invalid postcode'],
    ['postcode', 'inline', null, 'Invalid postcode. Please enter a 4-digit number.'],
    [
      'pdf',
      'alert',
      'error',
      'The PDF could not be made, so nothing was downloaded. Please try again.',
    ],
    ['session', 'nowhere', 'error', ''],
    [
      'noPhone',
      'nowhere',
      'warn',
      'No phone number is configured, so the call button is hidden. Configure one.',
    ],
    ['valuationSaved', 'nowhere', 'info', 'Valuation data saved successfully'],
    ['valuationNotSaved', 'nowhere', 'error', 'Failed to save valuation data'],
    ['budgetBelowMinimum', 'inline', null, 'No Cars found for this budget'],
  ] as const)('%s: shown %s, logged %s, %j', (kind, shown, log, text) => {
    expect(errorCatalogue[kind]).toMatchObject({ shown, log, text });
  });

  test('has the failure speak where its message is to be told (R8-02)', () => {
    const own = Object.entries(errorCatalogue).filter(([, { words }]) => words === 'failure');
    expect(own.map(([kind]) => kind)).toEqual([
      'search',
      'sliderRefine',
      'phoneReveal',
      'noLeadId',
      'watchlist',
      'pdf',
      'session',
    ]);
    expect(Object.keys(errorCatalogue)).toHaveLength(17);
  });
});

describe('a form that was not taken (R4-18)', () => {
  const fixed = 'An error occurred when submitting this form';

  test.each([
    ['Network down', fixed, 'Network down'],
    [null, fixed, fixed],
    ['', fixed, fixed],
  ])('request failed with %j: alert %j, inline %j', (message, alert, inline) => {
    expect(requestFailed(message)).toEqual({ alert, inline });
  });

  test.each([
    ['Too many requests', 'Too many requests'],
    [null, 'An unexpected error occured'],
    [' ', 'An unexpected error occured'],
  ])('no lead id, server says %j: both say %j', (error, text) => {
    expect(leadRefused(error)).toEqual({ alert: text, inline: text });
  });
});
