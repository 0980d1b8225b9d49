import { describe, expect, test } from 'vitest';
import { processorMs } from '../testing/processorMs.ts';
import { realSubmissions } from '../testing/realSubmissions.ts';
import { type Submission, suspicions, suspicionText, wordsOf } from './suspicions.ts';

const shopper: Submission = {
  enquiry: { name: 'Ann', lastName: 'Lee', message: 'Is it still there?' },
  trapped: false,
  elapsed: 20_000,
  senders: 1,
};

function of(message: string, changes: Partial<Submission> = {}): Submission {
  return { ...shopper, enquiry: { ...shopper.enquiry, message }, ...changes };
}

test('none of 500 submissions that look like shoppers’ is marked (R17-15)', () => {
  const marked = realSubmissions(500).flatMap((one) => {
    const doubts = suspicions(one);
    return doubts.length === 0 ? [] : [{ ...one, doubts }];
  });
  expect(marked).toEqual([]);
});

describe('what programs send is marked, with why', () => {
  const named = (name: string, lastName = 'x'): Submission => ({
    ...shopper,
    enquiry: { ...shopper.enquiry, name, lastName },
  });
  test.each<[string, Submission, string]>([
    ['a field that nobody sees', { ...shopper, trapped: true }, 'trap'],
    ['sooner than anybody can', { ...shopper, elapsed: 300 }, 'haste'],
    ['before it was drawn', { ...shopper, elapsed: -5 }, 'haste'],
    ['a name that is an address', named('Win 500$ at www.lucky.example'), 'name'],
    ['a last name that is one', named('Robert', 'cheap-pills.ru'), 'name'],
    ['BBCode', of('Best offers [url=https://x.example]here[/url]'), 'markup'],
    ['HTML', of('<a href="https://x.example">cheap tyres</a>'), 'markup'],
    [
      'a pitch with a link',
      of('I can bring your SEO to the top, see https://x.example'),
      'links pitch',
    ],
    [
      'two pitches',
      of('We sell backlinks and lead generation for dealerships like yours.'),
      'pitch',
    ],
    [
      'the same words and link of many',
      of('See https://a.example for the best crypto returns', { senders: 3 }),
      'repeated',
    ],
    [
      'a pitch of many',
      of('Cheap viagra for your team, today only', { senders: 4 }),
      'pitch repeated',
    ],
  ])('%s', (_, submission, reasons) => {
    expect(suspicions(submission).join(' ')).toBe(reasons);
    expect(suspicionText(suspicions(submission))).not.toContain('undefined');
  });
});

test('one slight sign is none', () => {
  expect(suspicions({ ...shopper, elapsed: 1_050 })).toEqual([]);
  expect(suspicions({ ...shopper, senders: 9 })).toEqual([]);
  expect(suspicions(of('https://a.example https://b.example https://c.example'))).toEqual([]);
});

test('words are compared without case, numbers and spaces, and only where strangers differ', () => {
  expect(wordsOf('Is  it still THERE at 12,500?')).toBe(wordsOf('is it still there at 9,000?'));
  expect(wordsOf('Still available?')).toBeNull();
  expect(wordsOf(null)).toBeNull();
});

test('a text that tries a pattern’s patience is judged at once', () => {
  const text = `${'bitcoin '.repeat(600)}${'a-'.repeat(2_000)}`.slice(0, 5_000);
  expect(processorMs(() => suspicions(of(text)))).toBeLessThan(200);
});
