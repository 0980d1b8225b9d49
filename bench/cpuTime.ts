import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const MS_A_TICK = 10;

/**
 * Milliseconds of processor time that a process has taken so far, on all its threads: on a machine
 * that others use, too, it says more of the work than a clock does. `null` where the system does not
 * tell; Linux does.
 */
export function cpuTime(pid: number): number | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}
