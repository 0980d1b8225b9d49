import { settingsFrom } from '../../server/settings/settings.ts';
import type { CommandIo } from '../command.ts';
import { runCli } from '../runCli.ts';

/** Runs a command in this process, by an environment, and gives what it prints. */
export async function runIn(
  env: Readonly<Record<string, string>>,
  argv: readonly string[],
  more: Pick<CommandIo, 'watched'> = {},
): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await runCli([...argv], {
    settings: settingsFrom(env),
    user: 'lee',
    ...more,
    stdout: (text) => (out += text),
    stderr: (text) => (err += text),
  });
  return { status, out, err };
}
