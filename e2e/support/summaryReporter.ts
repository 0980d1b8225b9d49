import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the output with one plain line, for people and for programs that count. */
export default class SummaryReporter implements Reporter {
  readonly #outcomes = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    const outcome = status === 'passed' || status === 'skipped' ? status : 'failed';
    this.#outcomes[outcome] += 1;
  }

  onEnd(): void {
    const { passed, failed, skipped } = this.#outcomes;
    const rest = skipped === 0 ? '' : `, ${skipped} skipped`;
    process.stdout.write(`${passed} passed, ${failed} failed${rest}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
