import { parseArgs } from 'node:util';
import { didYouMean } from '@forecourt/data';
import { type AnyCall, type Command, calledAs, type OptionTable, UsageError } from './command.ts';

/** Options of `forecourt` and of every command; they are answered and nothing else is done. */
export const commonOptions = {
  help: { help: 'show this help, and do nothing' },
  version: { help: 'show the version, and do nothing' },
} as const satisfies OptionTable;

/** Which of them is asked for, wherever it stands; `null` is none. */
export function askedFor(args: readonly string[]): 'help' | 'version' | null {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  if (own.includes('--help') || own.includes('-h')) return 'help';
  return own.includes('--version') ? 'version' : null;
}

/**
 * Reads what stands behind a command's name, by the command's table.
 *
 * @throws UsageError for whatever the table does not hold: an option that is passed over would do
 * something else than was asked for
 */
export function readCall(command: Command, args: readonly string[]): AnyCall {
  const { options } = command;
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([key, { value }]) => [
        key,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    // Its own texts name no remedy; what it would refuse is refused below.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, string | true> = {};
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw unknownOption(command, token.rawName);
    if (option.value !== undefined && Object.hasOwn(values, token.name)) {
      throw new UsageError(
        `${token.rawName} is given twice, and which is meant is unclear, so nothing was done. Give it once.`,
      );
    }
    if (option.value === undefined) {
      if (token.value !== undefined) {
        throw new UsageError(
          `${token.rawName} takes no value, so it is unclear what "${token.value}" means and nothing was done. Leave the value out.`,
        );
      }
      values[token.name] = true;
    } else {
      values[token.name] = valueOf(token, option.value);
    }
  }
  const most = command.operand === undefined ? 0 : 1;
  const [surplus] = operands.slice(most);
  if (surplus !== undefined) {
    throw new UsageError(
      most === 0
        ? `${calledAs(command)} does not know what "${surplus}" is for, so nothing was done. Leave it out.`
        : `Only one ${command.operand?.value} can be given and "${surplus}" is a second, so nothing was done. Run the command once for each.`,
    );
  }
  return { values, operands };
}

/** `--site --json` forgot a value; `--site=--json` means it. */
function valueOf(
  token: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  placeholder: string,
): string {
  const { rawName, value, inlineValue } = token;
  const forgotten = !inlineValue && (value?.startsWith('-') ?? true) && value !== '-';
  if (value !== undefined && value !== '' && !forgotten) return value;
  throw new UsageError(
    `${rawName} stands without its value, so nothing was done. Write ${rawName} ${placeholder}.`,
  );
}

function unknownOption(command: Command, rawName: string): UsageError {
  const known = Object.keys({ ...command.options, ...commonOptions }).map(
    (option) => `--${option}`,
  );
  return new UsageError(
    `${calledAs(command)} has no option ${rawName}, so nothing was done.${didYouMean(rawName, known)} Its options: ${known.join(', ')}.`,
  );
}
