import {
  changeSince,
  formatPosition,
  type ListChange,
  type ListedFacts,
  type ListPosition,
} from '@forecourt/domain';
import type { ChangeHead, ChangeStore } from '../store/changes.ts';
import type { SiteKey } from '../store/siteKey.ts';

/** A change as its readers are told of it. */
export interface ToldChange extends ListChange<ListedFacts> {
  /** What to go on from, once it is taken. */
  position: string;
  /** Version of the stock in which it came. */
  version: number;
  /** When it was noted, milliseconds since 1970 UTC. */
  at: number;
}

/** `reset` where nobody can say what changed since: the list must be read anew. */
export type ReadChanges =
  | { kind: 'reset'; since: ListPosition }
  | {
      kind: 'changes';
      changes: readonly ToldChange[];
      /** How far the list is known with them. */
      since: ListPosition;
      /** Whether that is the whole of what is noted. */
      isCurrent: boolean;
    };

/** The position of somebody who has read the list when it was noted as far as `head`. */
export function positionAt({ epoch, position }: ChangeHead): ListPosition {
  return { epoch, upTo: position, base: position };
}

/**
 * What changed in a site's list behind a position, at most `limit` vehicles.
 *
 * @param head as it was a moment ago: no further is read
 */
export async function readChanges(
  changes: Pick<ChangeStore, 'between' | 'head'>,
  site: SiteKey,
  since: ListPosition,
  head: ChangeHead,
  limit: number,
): Promise<ReadChanges> {
  const { epoch, upTo, base } = since;
  const reset = { kind: 'reset', since: positionAt(head) } as const;
  if (epoch !== head.epoch || upTo > head.position || upTo < head.floor) return reset;
  const found = await changes.between(site, upTo, Number.MAX_SAFE_INTEGER, limit);
  const rows = found.filter((row) => row.position <= head.position);
  // What left may have been forgotten before it was read.
  const now = await changes.head(site);
  if (now === null) return reset;
  if (now.epoch !== epoch || upTo < now.floor) {
    return { kind: 'reset', since: positionAt(now) };
  }
  const reached = rows.at(-1)?.position ?? upTo;
  const isCurrent = rows.length < limit || reached === head.position;
  // What is changing again just now is told by how it was before, when that is whole.
  const isChanging = found.length > rows.length;
  const told = rows.flatMap((row) => {
    const change = changeSince(row, { upTo, base });
    const position = formatPosition({ epoch, upTo: row.position, base });
    return change === null ? [] : [{ ...change, position, version: row.version, at: row.at }];
  });
  return {
    kind: 'changes',
    changes: told,
    since:
      isCurrent && !isChanging
        ? positionAt(head)
        : { epoch, upTo: isCurrent ? head.position : reached, base },
    isCurrent,
  };
}
