import { ConfigError, type DealerSite, didYouMean, readSites, siteClashes } from '@forecourt/data';
import type { Settings } from '../server/settings/settings.ts';

/** What a command may touch of the world. */
export interface CommandIo {
  readonly settings: Settings;
  stdout(text: string): void;
  stderr(text: string): void;
  /** What is piped in. */
  stdin?: AsyncIterable<Uint8Array | string>;
  /** Colours a text of `stdout`, where that is a terminal which shows colours. */
  paint?(style: 'red' | 'yellow', text: string): string;
  /** Name of the user who runs it, for the record of who did what with leads. */
  user?: string;
  /** Whether a person watches `stderr` as it is written. */
  watched?: boolean;
}

/** An option of a command: without a `value` it is a switch. */
export interface CommandOption {
  /** What stands for its value in the help, as `<slug>`. */
  value?: string;
  /** Whether the command does nothing without it. */
  required?: boolean;
  help: string;
}

export type OptionTable = Readonly<Record<string, CommandOption>>;

/** What was written behind the name of a command. */
export interface Call<Options extends OptionTable> {
  values: {
    [Name in keyof Options]?: Options[Name] extends { value: string } ? string : true;
  };
  operands: readonly string[];
}

/** The same, before a command's own options are known. */
export interface AnyCall {
  values: Readonly<Record<string, string | true>>;
  operands: readonly string[];
}

export interface Command {
  name: string;
  /** What is typed before its options; default `forecourt <name>`. */
  called?: string;
  summary: string;
  options: OptionTable;
  /** What the command is done to, as `<file>`; without it every further word is refused. */
  operand?: { value: string; help: string };
  /** What its exit status says; 1 is always that nothing was done. */
  statuses: Readonly<Record<0 | 1, string>> & Readonly<Partial<Record<2, string>>>;
  /** Words that its options speak of, to stand at the end of its help. */
  words?: { title: string; words: readonly string[] };
  /** Resolves to the exit status. */
  run(call: AnyCall, io: CommandIo): Promise<0 | 1 | 2>;
}

interface Row<Options extends OptionTable> extends Omit<Command, 'options' | 'run'> {
  options: Options;
  run(call: Call<Options>, io: CommandIo): Promise<0 | 1 | 2>;
}

/** A row of the table of commands; what `run` is given follows from its options. */
export function command<const Options extends OptionTable>(row: Row<Options>): Command {
  // Whoever calls `run` reads the values by this very table (`readCall`).
  return row as Command;
}

/** What a person types before the options of a command. */
export function calledAs({ name, called = `forecourt ${name}` }: Pick<Command, 'name' | 'called'>) {
  return called;
}

/** The option by which most commands know their site. */
export const siteOption = {
  value: '<slug>',
  required: true,
  help: 'the site; forecourt sites lists them',
} as const;

export const jsonOption = { help: 'print JSON, for machines' } as const;

/** The command was called wrongly; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The configured site of a slug. */
export async function requireSite(slug: string | undefined, io: CommandIo): Promise<DealerSite> {
  const all = [...(await readSites(io.settings)).values()].map(({ read }) => read);
  const sites = all.flatMap((one) => ('site' in one ? one.site : []));
  const site = sites.find(({ config }) => config.slug === slug);
  const faults = [
    ...all.flatMap((one) => ('broken' in one && one.broken.slug === slug ? one.broken.faults : [])),
    ...siteClashes(sites).flatMap(({ between, fault }) =>
      between.some(({ config }) => config.slug === slug) ? fault : [],
    ),
  ];
  // A mistake in another dealer's file is that dealer's.
  if (faults.length > 0) throw new ConfigError(faults);
  if (site !== undefined) return site;
  const slugs = sites.map(({ config }) => config.slug);
  const known = slugs.join(', ');
  throw new UsageError(
    slug === undefined
      ? `Which site is meant? Nothing was done without knowing. Add --site with one of: ${known}.`
      : `No site is called "${slug}", so nothing was done.${didYouMean(slug, slugs)} Configured sites: ${known}.`,
  );
}
