import { type Command, calledAs } from './command.ts';
import { commonOptions } from './readCall.ts';

/** Help of `forecourt` itself: the table of commands, and what comes from the environment. */
export function overallHelp(commands: readonly Command[]): string {
  return [
    'Forecourt serves dealer websites from a stock file and a configuration.',
    '',
    'Usage: forecourt <command> [options]',
    '',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'forecourt <command> --help tells its options; --version the version.',
    '',
    'Exit status: 0 done, 1 nothing was done (called wrongly, or it could not be), 2 done in part.',
    '',
    'Environment: PORT (3000), FORECOURT_DATA (.data), FORECOURT_SITES (demo/sites),',
    'FORECOURT_TEMPLATES (templates), FORECOURT_ENV (production hides the list of sites).',
    'FORECOURT_TYPESENSE_NODES (addresses with commas between) and FORECOURT_TYPESENSE_KEY let a',
    'Typesense answer all searches; without them, each server searches within itself.',
    'FORECOURT_CONTENT_URL names a service that has the content of all sites; without it, each has',
    'a folder content beside its site.json. FORECOURT_PLATFORM_URL gives ratings of Snap21, looks up',
    'number plates, values cars and finds postcodes, by FORECOURT_GEOCODING_KEY where that is needed.',
    'FORECOURT_SMTP_URL (smtps://name:password@mail.example) and FORECOURT_SMTP_FROM send leads by mail;',
    'FORECOURT_SMTP_OAUTH_TOKEN_URL, _CLIENT_ID, _CLIENT_SECRET and _REFRESH_TOKEN or _SCOPE do so',
    'without a password, as Microsoft 365 and Google ask (docs/mail.md).',
    'FORECOURT_BACKUPS tells doctor where backups are.',
    'FORECOURT_METRICS_PORT has start tell Prometheus what it measures, at /metrics of 127.0.0.1 or of',
    'FORECOURT_METRICS_HOST (docs/metrics.md).',
    'FORECOURT_WEBHOOK_SECRET_<SITE>__<NAME> signs what a webhook of delivery in site.json is sent.',
  ].join('\n');
}

/** Help of one command, all of it from its row of the table. */
export function commandHelp(command: Command): string {
  const { operand, options, statuses, words } = command;
  const rows = [
    ...(operand === undefined ? [] : [[operand.value, operand.help] as const]),
    ...Object.entries(options).map(
      ([name, { value, help }]) => [written(name, value), help] as const,
    ),
    ['-h, --help', commonOptions.help.help] as const,
    ['--version', commonOptions.version.help] as const,
  ];
  return [
    usageLine(command),
    '',
    `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
    '',
    ...columns(rows),
    '',
    'Exit status:',
    ...columns(Object.entries(statuses)),
    ...(words === undefined ? [] : ['', `${words.title}:`, ...wrapped(words.words)]),
  ].join('\n');
}

export function usageLine(command: Command): string {
  const { operand, options } = command;
  const parts = Object.entries(options).map(([option, { value, required }]) =>
    required ? written(option, value) : `[${written(option, value)}]`,
  );
  return ['Usage:', calledAs(command), ...(operand ? [operand.value] : []), ...parts].join(' ');
}

function written(option: string, value: string | undefined): string {
  return value === undefined ? `--${option}` : `--${option} ${value}`;
}

const TERMINAL_WIDTH = 80;

/** Words with commas between, in lines that a terminal shows whole. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  words.forEach((word, at) => {
    const piece = at < words.length - 1 ? `${word},` : word;
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + piece.length <= TERMINAL_WIDTH) {
      lines[lines.length - 1] = `${line} ${piece}`;
    } else {
      lines.push(`  ${piece}`);
    }
  });
  return lines;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
