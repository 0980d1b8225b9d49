import { type DealerSite, didYouMean, openStore, type Store } from '@forecourt/data';
import { type CommandIo, requireSite, UsageError } from './command.ts';

/** What the exit status of such a command says. */
export const actionStatuses = { 0: 'done', 1: 'nothing was done; it is told why' } as const;

/**
 * The action that was asked for.
 *
 * @param what is acted on, `Leads`
 * @throws UsageError that says which actions there are
 */
export function requireAction<Action extends string>(
  what: string,
  name: string,
  known: readonly Action[],
): Action {
  const action = known.find((one) => one === name);
  if (action !== undefined) return action;
  throw new UsageError(
    `${what} cannot be told to "${name}", so nothing was done.${didYouMean(name, known)} Actions: ${known.join(', ')}.`,
  );
}

/** Works on the records of one site, in the store that its servers use. */
export async function inSite(
  slug: string | undefined,
  io: CommandIo,
  work: (place: { site: DealerSite; store: Store }) => Promise<0 | 1 | 2>,
): Promise<0 | 1 | 2> {
  const site = await requireSite(slug, io);
  const store = await openStore(io.settings);
  try {
    return await work({ site, store });
  } finally {
    await store.close();
  }
}
