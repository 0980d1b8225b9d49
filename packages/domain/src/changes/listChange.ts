/** A vehicle as a site says it to everybody, whatever else is said of it. */
export interface ListedFacts {
  id: string;
  sold: boolean;
}

/**
 * What became of a vehicle of a public list. `sold` is also one that left the list because it was sold;
 * `removed` left it otherwise.
 */
export type ListChangeKind = 'added' | 'changed' | 'sold' | 'removed';

/** One step from an earlier public list to a later one. */
export interface ListChange<Listed extends ListedFacts> {
  id: string;
  change: ListChangeKind;
  /** Names of the facts that are others now; empty for what was added or has left. */
  fields: readonly string[];
  /** As the list has it now; `null` where it has it no more. */
  vehicle: Listed | null;
}

/**
 * What is remembered of a vehicle, so that whoever knows the list of some earlier position can be told what
 * is new: how it is now, and when what has changed, never how it was. Positions count up with every change.
 */
export interface NotedVehicle<Listed extends ListedFacts> {
  id: string;
  /** Of its last change. */
  position: number;
  /** Since when it is, or was last, on the list. */
  addedAt: number;
  /** When it came to the list for the first time. */
  firstAt: number;
  /** When it was sold; `null` while it is not. */
  soldAt: number | null;
  /** By the name of a fact, when that changed last. */
  fields: Readonly<Record<string, number>>;
  vehicle: Listed | null;
}

/** A vehicle as a site has it now. */
export interface VehicleNow<Listed extends ListedFacts> {
  id: string;
  /** `null` where it is not listed. */
  vehicle: Listed | null;
  /** Whether the site says to everybody that it is sold, if on its page alone. */
  isSold: boolean;
}

/** How far somebody knows a list. */
export interface KnownList {
  /** Every change up to here was told. */
  upTo: number;
  /** The list that was known before the telling under way began; else as `upTo`. */
  base: number;
}

/**
 * Notes how a vehicle is now.
 *
 * @param known what was noted of it; `null` where nothing was
 * @param position of this change: after all that were given
 * @returns `null` where nothing has changed that anybody could see
 */
export function noteVehicle<Listed extends ListedFacts>(
  known: NotedVehicle<Listed> | null,
  now: VehicleNow<Listed>,
  position: number,
): NotedVehicle<Listed> | null {
  const before = known?.vehicle ?? null;
  const { id, vehicle, isSold } = now;
  if (vehicle === null) {
    if (known === null || before === null) return null;
    const soldAt = isSold ? (known.soldAt ?? position) : null;
    return { ...known, position, soldAt, fields: {}, vehicle };
  }
  if (known === null || before === null) {
    const firstAt = known?.firstAt ?? position;
    const soldAt = isSold ? position : null;
    return { id, position, addedAt: position, firstAt, soldAt, fields: {}, vehicle };
  }
  const changed = changedFacts(before, vehicle);
  if (changed.length === 0) return null;
  const soldAt = isSold ? (known.soldAt ?? position) : null;
  const fields = {
    ...known.fields,
    ...Object.fromEntries(changed.map((name) => [name, position])),
  };
  return { ...known, position, soldAt, fields, vehicle };
}

/**
 * What somebody has to be told of a vehicle; `null` where it is known.
 *
 * What changes while a telling is under way may be told as `added` twice: the later one takes the place of
 * the earlier.
 */
export function changeSince<Listed extends ListedFacts>(
  noted: NotedVehicle<Listed>,
  { upTo, base }: KnownList,
): ListChange<Listed> | null {
  const { id, vehicle } = noted;
  if (noted.position <= upTo) return null;
  const isSoldSince = noted.soldAt !== null && noted.soldAt > base;
  if (vehicle === null) {
    // It came and went between.
    if (noted.firstAt > upTo) return null;
    return { id, change: isSoldSince ? 'sold' : 'removed', fields: [], vehicle };
  }
  if (noted.addedAt > base) return { id, change: 'added', fields: [], vehicle };
  const fields = Object.keys(noted.fields).filter((name) => (noted.fields[name] ?? 0) > base);
  return { id, change: isSoldSince ? 'sold' : 'changed', fields, vehicle };
}

/** The list after changes, as its readers make it: what comes takes the place of what has the same id. */
export function applyChanges<Listed extends ListedFacts>(
  list: ReadonlyMap<string, Listed>,
  changes: Iterable<ListChange<Listed>>,
): Map<string, Listed> {
  const next = new Map(list);
  for (const { id, vehicle } of changes) {
    if (vehicle === null) next.delete(id);
    else next.set(id, vehicle);
  }
  return next;
}

/** Names of the facts of which one list says another thing than the other. */
function changedFacts<Listed extends ListedFacts>(before: Listed, after: Listed): string[] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)),
  );
}
