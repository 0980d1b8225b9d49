import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** How a process ends that serves, and then comes to this. */
function endOf(event: string): Promise<{ status: unknown; said: string }> {
  const script = `
    import { stopOnSignal } from ${JSON.stringify(join(import.meta.dirname, 'stopOnSignal.ts'))};
    const stop = async (options) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      console.log('stopped', JSON.stringify(options));
    };
    stopOnSignal({ stop }, (line) => console.log(JSON.stringify(line)));
    setTimeout(() => {}, 5_000);
    ${event}
  `;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--no-warnings', '--input-type=module', '--eval', script],
      (error, out, err) => resolve({ status: error?.code ?? 0, said: out + err }),
    );
  });
}

test.each([
  ['an error that nobody caught', "setTimeout(() => { throw new TypeError('0412 345 678'); });"],
  ['a promise that nobody caught', "Promise.reject(new TypeError('0412 345 678'));"],
])(
  '%s stops the server first and ends with 1; its message is told nowhere (R18-01, R19-05)',
  async (_, event) => {
    expect(await endOf(event)).toEqual({
      status: 1,
      said: '{"event":"request_failed","error":"TypeError"}\nstopped {}\n',
    });
  },
);

test.each([
  ['SIGTERM', '{}'],
  ['SIGINT', '{"drainMs":0}'],
])('%s stops it with %s and ends with 0 (R13-05)', async (signal, options) => {
  const told = await endOf(`setTimeout(() => process.kill(process.pid, '${signal}'));`);
  expect(told).toEqual({ status: 0, said: `stopped ${options}\n` });
});
