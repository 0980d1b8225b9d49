import { describe, expect, test } from 'vitest';
import { conditionFaults, plateFaults } from '../index.ts';

describe('plateFaults', () => {
  test.each(['ABC12D', '1ab 2cd', 'BG-12-AB', 'X'])('%s can be looked up', (rego) => {
    expect(plateFaults(rego, 'NSW')).toEqual([]);
  });

  test.each(['', 'ABC 12 DEF', '<b>', 'ÄBC'])('"%s" cannot', (rego) => {
    expect(plateFaults(rego, 'NSW').map(({ field }) => field)).toEqual(['rego']);
  });

  test('a state is needed', () => {
    expect(plateFaults('ABC12D', '').map(({ field }) => field)).toEqual(['rego_state']);
  });
});

test('every question needs one of its answers', () => {
  const questions = ['tyres', 'paint', 'seats'].map((name) => ({
    name,
    label: name,
    choices: [{ value: 'good', label: 'Good', less: 0 }],
  }));
  const answers: Record<string, string> = { tyres: 'good', seats: 'golden' };
  const faults = conditionFaults(questions, (name) => answers[name] ?? '');
  expect(faults.map(({ field }) => field)).toEqual(['paint', 'seats']);
});
