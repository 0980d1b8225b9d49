import type { FreeDay } from '@forecourt/domain';
import { timesHref } from '../../presenters/paths.ts';

/** Longest wait, milliseconds: somebody is filling in a form. */
const BUDGET_MS = 5_000;

/** Free times at a place; `null` where nobody can tell. */
export async function fetchTimes(
  locationId: string,
  carId: string | null,
): Promise<readonly FreeDay[] | null> {
  const answer = await fetch(timesHref(locationId, carId), {
    signal: AbortSignal.timeout(BUDGET_MS),
  });
  if (!answer.ok) return null;
  const { appointments }: { appointments?: unknown } = await answer.json();
  return Array.isArray(appointments) ? appointments : null;
}
