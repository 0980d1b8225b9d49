import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codesIn, type Files, KEY, readFiles, readKey, ruleFaults } from './rules.ts';

const root = join(import.meta.dirname, '..');

test('each code that is named has its line, and each line its code and its test', () => {
  const files = readFiles(root);
  expect(readKey(files.get(KEY) ?? '').length).toBeGreaterThan(200);
  expect(ruleFaults(files)).toEqual([]);
});

test('a range names every code in it', () => {
  expect([...codesIn('(R2-30 to R2-32, R12-04)')]).toEqual(['R2-30', 'R2-31', 'R2-32', 'R12-04']);
});

const SOURCE = 'packages/domain/src/price.ts';
const PROOF = 'packages/domain/src/price.test.ts';
function line(code: string, text: string, path: string) {
  return `| ${code} | ${text} | [name](../${path}) |`;
}
const sound: Files = new Map([
  [
    KEY,
    `# Rules\n\n| Code | What holds | Proved by |\n|---|---|---|\n${line('R5-01', 'a', PROOF)}`,
  ],
  [SOURCE, '/** Ten dollars (R5-01). */'],
  [PROOF, "test('ten dollars (R5-01)', () => {});"],
]);

test('a key that agrees has no fault', () => {
  expect(ruleFaults(sound)).toEqual([]);
});

describe('each way to disagree is told', () => {
  const key = sound.get(KEY) ?? '';
  test.each<[fault: string, path: string, text: string]>([
    [`${SOURCE} names R5-02, which ${KEY} does not have`, SOURCE, '// R5-01, and R5-02'],
    [`${SOURCE} names G3, which ${KEY} does not have`, SOURCE, '// above 10 (G3)'],
    [`${SOURCE} names T-04, which ${KEY} does not have`, SOURCE, '// Back (R5-01, T-04)'],
    [`${SOURCE} names §9, which ${KEY} does not have`, SOURCE, '// above 10, by §9'],
    ['R5-01 has two lines', KEY, `${key}\n${line('R5-01', 'b', PROOF)}`],
    ['nothing names R5-09', KEY, `${key}\n${line('R5-09', 'b', PROOF)}`],
    ['"R5-1" is no code', KEY, `${key}\n${line('R5-1', 'b', PROOF)}`],
    ['R5-01 does not say what holds', KEY, key.replace('| a |', '| |')],
    ['R5-01 names no test', KEY, key.replace(/\[name\].*/, 'by hand |')],
    [`R5-01 is proved by x.test.ts, which is not there`, KEY, key.replaceAll(PROOF, 'x.test.ts')],
    [`R5-01 is proved by ${SOURCE}, which is no test`, KEY, key.replaceAll(PROOF, SOURCE)],
    [
      `${PROOF} proves R5-01 and does not say so in a title`,
      PROOF,
      '// R5-01\n/** R5-01 */\n * R5-01',
    ],
  ])('%s', (fault, path, text) => {
    expect(ruleFaults(new Map([...sound, [path, text]]))).toContain(fault);
  });
});
