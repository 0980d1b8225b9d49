import { describe, expect, test } from 'vitest';
import { conditionFaults, regoFaults } from './tradeInFaults.ts';

describe('regoFaults', () => {
  test.each(['ABC12D', '1ab 2cd', 'BG-12-AB', 'X'])('%s can be looked up', (rego) => {
    expect(regoFaults(rego, 'NSW')).toEqual([]);
  });

  test.each(['', 'ABC 12 DEF', '<b>', 'ÄBC'])('"%s" cannot', (rego) => {
    expect(regoFaults(rego, 'NSW').map(({ field }) => field)).toEqual(['rego']);
  });

  test('a state is needed', () => {
    expect(regoFaults('ABC12D', '').map(({ field }) => field)).toEqual(['rego_state']);
  });
});

test('every question needs an answer', () => {
  const questions = ['tyres', 'paint'].map((name) => ({ name, label: name, choices: [] }));
  const answers: Record<string, string> = { tyres: 'good' };
  const faults = conditionFaults(questions, (name) => answers[name] ?? '');
  expect(faults.map(({ field }) => field)).toEqual(['paint']);
});
