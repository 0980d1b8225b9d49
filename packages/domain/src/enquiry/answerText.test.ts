import { describe, expect, test } from 'vitest';
import { answerText } from '../index.ts';

// A Friday, 20 November 2026, at noon in Brisbane.
const now = Date.parse('2026-11-20T12:00:00+10:00');
const monday = Date.parse('2026-11-23T08:30:00+10:00');
const later = Date.parse('2026-12-01T08:30:00+10:00');

describe('answerText (R4-35)', () => {
  test.each([
    [
      'open',
      { open: true, changesAt: monday },
      null,
      'A person there reads it and gets back to you.',
    ],
    [
      'open, with a promise',
      { open: true, changesAt: monday },
      'within two opening hours',
      'A person there reads it and answers within two opening hours.',
    ],
    [
      'closed',
      { open: false, changesAt: monday },
      null,
      'They are closed just now. From Mon 8:30am a person there reads it and gets back to you.',
    ],
    [
      'closed for more than a week, with a promise',
      { open: false, changesAt: later },
      'the same day',
      'They are closed just now. From 01/12/2026 8:30am a person there reads it and answers the same day.',
    ],
    [
      'closed for good',
      { open: false, changesAt: null },
      null,
      'A person there reads it and gets back to you.',
    ],
    ['no hours', null, null, 'A person there reads it and gets back to you.'],
  ])('%s', (_when, opening, promise, text) => {
    expect(answerText({ opening, promise }, now, 'Australia/Brisbane')).toBe(text);
  });
});
