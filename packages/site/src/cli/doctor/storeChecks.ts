import { type StoreSurvey, StoreUnavailable, surveyStore } from '@forecourt/data';
import type { Settings } from '../../server/settings/settings.ts';
import { type Found, fault, note, sound } from './finding.ts';

/** Leases, retries and what is told as now hold between servers whose clocks differ by less. */
const MOST_CLOCK_MS = 2_000;
const LEAST_SERVER = 140_000;
/** A lead that waits longer than this waits for somebody to do something. */
const LATE_MS = 3_600_000;

/** What can be told of the store without opening it as a server does, which would change it. */
export async function storeFound(
  settings: Settings,
  now: number,
): Promise<Record<string, Found[]>> {
  try {
    const survey = await surveyStore(settings);
    return {
      store: [place(survey, settings), ...migrations(survey)],
      clock: clock(survey),
      outbox: outbox(survey, now),
      changes: receivers(survey),
    };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { store: [fault(error.what, 'While it is away, no lead is taken.', error.remedy)] };
  }
}

function place({ isThere, isMoved, serverVersion }: StoreSurvey, { databaseUrl }: Settings): Found {
  if (isMoved) {
    return fault(
      'The store of FORECOURT_DATA was moved into a database.',
      'The server does not start from it: what is written there would be seen by nobody.',
      'Set FORECOURT_DATABASE_URL to that database.',
    );
  }
  if (serverVersion !== null && serverVersion < LEAST_SERVER) {
    return fault(
      `The database is PostgreSQL ${Math.floor(serverVersion / 10_000)}.`,
      'What the store asks of it came with 14.',
      'Move to PostgreSQL 14 or later.',
    );
  }
  const where = databaseUrl === null ? 'FORECOURT_DATA' : 'FORECOURT_DATABASE_URL';
  if (isThere) return sound(`The store of ${where} can be read.`);
  return note(
    `There is no store in ${where} yet.`,
    'The first command or server makes it; if you expected one, the setting leads elsewhere.',
    'Look at the setting, then import stock: npx forecourt import stock.csv --site <slug>',
  );
}

function migrations({ isThere, pending, foreign }: StoreSurvey): Found[] {
  const found: Found[] = [];
  if (isThere && pending.length > 0) {
    found.push(
      note(
        `The next start changes the store: ${pending.join(', ')}.`,
        'It is of an older version. Servers of that version go on beside the new one, but a step back is a restore.',
        'Make a backup (docs/backup.md), then start.',
      ),
    );
  }
  if (foreign.length > 0) {
    found.push(
      fault(
        `A newer version has changed the store: ${foreign.join(', ')}.`,
        'What this version writes may not be what that one reads.',
        'Install the newer version here too, or restore the backup from before it.',
      ),
    );
  }
  return found;
}

function clock({ clockAheadMs }: StoreSurvey): Found[] {
  if (clockAheadMs === null) return [];
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1);
  if (Math.abs(clockAheadMs) < MOST_CLOCK_MS) return [sound(`The clocks differ by ${seconds} s.`)];
  return [
    fault(
      `The database’s clock goes ${seconds} s ${clockAheadMs > 0 ? 'before' : 'behind'} this machine’s.`,
      'Servers whose clocks differ take each other’s deliveries, and end reservations early or late.',
      'Have both machines take the time from a server: timedatectl set-ntp true',
    ),
  ];
}

function outbox({ backlog }: StoreSurvey, now: number): Found[] {
  if (backlog === null) return [];
  const found: Found[] = [];
  for (const { site, destination, waiting, parked, oldestAt } of backlog) {
    if (parked > 0) {
      found.push(
        fault(
          `${parked} ${parked === 1 ? 'delivery' : 'deliveries'} of ${site} to ${destination} ${parked === 1 ? 'is' : 'are'} parked.`,
          'The dealer has not had these leads, and they are tried no more.',
          `npx forecourt leads list --site ${site} tells why. Mend it, then npx forecourt leads retry --site ${site}`,
        ),
      );
    }
    const hours = oldestAt === null ? 0 : Math.floor((now - oldestAt) / 3_600_000);
    if (oldestAt !== null && now - oldestAt > LATE_MS) {
      found.push(
        fault(
          `${waiting} ${waiting === 1 ? 'lead waits' : 'leads wait'} for ${destination} of ${site}, the oldest for ${hours} h.`,
          'The dealer does not know of them, and shoppers call elsewhere.',
          `See that a server runs, and what keeps it: npx forecourt leads list --site ${site}`,
        ),
      );
    }
  }
  return found.length > 0 ? found : [sound('No lead waits for long, and none is parked.')];
}

function receivers({ parkedReceivers }: StoreSurvey): Found[] {
  return (parkedReceivers ?? []).map(({ site, name, parkedAt }) =>
    fault(
      `The webhook ${name} of ${site} is parked since ${new Date(parkedAt).toISOString().slice(0, 10)}.`,
      'Its receiver said that it is gone, or failed for a week, and is told no more of what changes in the stock.',
      `npx forecourt changes list --site ${site} tells why. Mend it, or take it out of site.json, then npx forecourt changes retry --site ${site}`,
    ),
  );
}
