import type { Settings } from '../server/settings/settings.ts';
import { type CommandIo, command, jsonOption } from './command.ts';
import { examine } from './doctor/examine.ts';
import { type Finding, fault } from './doctor/finding.ts';

/** Looks at a whole deployment: what `check` sees of the sites, and the machine, store and services too. */
export const doctorCommand = command({
  name: 'doctor',
  summary: 'look at a deployment, and say what is wrong and how to mend it',
  options: { json: jsonOption },
  statuses: {
    0: 'nothing is wrong; notes are worth reading',
    1: 'something is wrong; it is told what, why it matters and what to do',
  },
  async run({ values }, io) {
    const findings = await found(io);
    const faults = findings.filter(({ state }) => state === 'fault');
    if (values.json)
      io.stdout(`${JSON.stringify({ sound: faults.length === 0, findings }, null, 2)}\n`);
    else io.stdout(`${findings.map((one) => told(one, io)).join('')}\n${summed(findings)}\n`);
    return faults.length === 0 ? 0 : 1;
  },
});

async function found(io: CommandIo): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = io.settings;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const why = 'No command and no server runs with it.';
    return [
      {
        check: 'settings',
        ...fault(words, why, 'Correct it in the environment; the rest is looked at then.'),
      },
    ];
  }
  return examine(settings, Date.now());
}

function told(finding: Finding, { paint = (_, text) => text }: CommandIo): string {
  const { check, state, what } = finding;
  const label = state.padEnd(6);
  if (state === 'sound') return `${label} ${check}: ${what}\n`;
  const painted = paint(state === 'fault' ? 'red' : 'yellow', label);
  return `${painted} ${check}: ${what}\n       ${finding.why}\n       ${finding.fix}\n`;
}

function summed(findings: readonly Finding[]): string {
  const count = (state: Finding['state'], one: string, many: string) => {
    const number = findings.filter((finding) => finding.state === state).length;
    return `${number} ${number === 1 ? one : many}`;
  };
  return `${count('fault', 'fault', 'faults')}, ${count('note', 'note', 'notes')}, ${count('sound', 'check', 'checks')} sound.`;
}
