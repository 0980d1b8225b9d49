import { checkCommand } from './checkCommand.ts';
import { type Command, type CommandIo, UsageError } from './command.ts';
import { importCommand } from './importCommand.ts';
import { indexCommand } from './indexCommand.ts';
import { leadsCommand } from './leadsCommand.ts';
import { sitesCommand } from './sitesCommand.ts';
import { startCommand } from './startCommand.ts';

const commands: readonly Command[] = [
  startCommand,
  checkCommand,
  sitesCommand,
  importCommand,
  indexCommand,
  leadsCommand,
];

function help(): string {
  const lines = commands.map(
    ({ name, usage, summary }) => `  forecourt ${`${name} ${usage}`.padEnd(58)} ${summary}`,
  );
  return [
    'Forecourt serves dealer websites from a stock file and a configuration.',
    '',
    ...lines,
    '',
    'Environment: PORT (3000), FORECOURT_DATA (.data), FORECOURT_SITES (demo/sites),',
    'FORECOURT_TEMPLATES (templates), FORECOURT_ENV (production hides the list of sites).',
    'FORECOURT_TYPESENSE_NODES (addresses with commas between) and FORECOURT_TYPESENSE_KEY let a',
    'Typesense answer all searches; without them, each server searches within itself.',
  ].join('\n');
}

/** Runs one command; resolves to the exit status. Whatever fails is told, never thrown. */
export async function runCli(argv: readonly string[], io: CommandIo): Promise<number> {
  const [name, ...args] = argv;
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    const asked = name === undefined || name === 'help' || name === '--help';
    if (asked) io.stdout(`${help()}\n`);
    else io.stderr(`There is no command "${name}".\n\n${help()}\n`);
    return asked ? 0 : 1;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    io.stderr(
      isUsageError(error) ? `${text}\n\nUsage: forecourt ${name} ${command.usage}\n` : `${text}\n`,
    );
    return 1;
  }
}

/** Called wrongly: by our own rules, or by those of `parseArgs`. */
function isUsageError(error: unknown): boolean {
  const code = String((error as NodeJS.ErrnoException | null)?.code ?? '');
  return error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
}
