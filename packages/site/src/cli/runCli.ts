import { didYouMean } from '@forecourt/data';
import { alertsCommand } from './alertsCommand.ts';
import { auditCommand } from './auditCommand.ts';
import { backupCommand } from './backupCommand.ts';
import { changesCommand } from './changesCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { type Command, type CommandIo, calledAs, UsageError } from './command.ts';
import { deliveryCommand } from './deliveryCommand.ts';
import { doctorCommand } from './doctorCommand.ts';
import { eventsCommand } from './eventsCommand.ts';
import { commandHelp, overallHelp, usageLine } from './help.ts';
import { importCommand } from './importCommand.ts';
import { indexCommand } from './indexCommand.ts';
import { leadsCommand } from './leadsCommand.ts';
import { moveCommand } from './moveCommand.ts';
import { pruneCommand } from './pruneCommand.ts';
import { askedFor, readCall } from './readCall.ts';
import { reservationsCommand } from './reservationsCommand.ts';
import { restoreCommand } from './restoreCommand.ts';
import { schemaCommand } from './schemaCommand.ts';
import { sitesCommand } from './sitesCommand.ts';
import { startCommand } from './startCommand.ts';
import { version } from './version.ts';

/** Every command with its options: what is accepted, and what the help tells, come from here. */
export const commands: readonly Command[] = [
  startCommand,
  checkCommand,
  doctorCommand,
  sitesCommand,
  importCommand,
  indexCommand,
  leadsCommand,
  reservationsCommand,
  alertsCommand,
  changesCommand,
  deliveryCommand,
  auditCommand,
  eventsCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  pruneCommand,
  schemaCommand,
];

/** Runs one command; resolves to the exit status. Whatever fails is told, never thrown. */
export async function runCli(argv: readonly string[], io: CommandIo): Promise<number> {
  const [name, ...args] = argv[0] === 'help' ? [...argv.slice(1, 2), '--help'] : argv;
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined && (name === undefined || name.startsWith('-'))) {
    const asked = name === undefined ? 'help' : askedFor(argv[0] === 'help' ? ['--help'] : argv);
    if (asked !== null) return answer(asked, overallHelp(commands), io);
  }
  if (command === undefined) {
    io.stderr(`${unknownCommand(name ?? '')}\n`);
    return 1;
  }
  return runCommand(command, args, io);
}

/**
 * Runs a command with what was typed behind its name; resolves to the exit status. Its help and its
 * version are answered alone. Whatever fails is told, never thrown.
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  io: CommandIo,
): Promise<number> {
  const asked = askedFor(args);
  if (asked !== null) return answer(asked, commandHelp(command), io);
  try {
    return await command.run(readCall(command, args), io);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    io.stderr(
      error instanceof UsageError
        ? `${text}\n\n${usageLine(command)}\n${calledAs(command)} --help tells more.\n`
        : `${text}\n`,
    );
    return 1;
  }
}

function answer(asked: 'help' | 'version', help: string, io: CommandIo): number {
  io.stdout(`${asked === 'help' ? help : version}\n`);
  return 0;
}

function unknownCommand(name: string): string {
  const known = commands.map((command) => command.name);
  if (name.startsWith('-')) {
    return `forecourt has no option ${name} before its command, so nothing was done. Name the command first: ${known.join(', ')}. forecourt --help tells more.`;
  }
  return `There is no command "${name}", so nothing was done.${didYouMean(name, known)} Commands: ${known.join(', ')}. forecourt --help tells more.`;
}
