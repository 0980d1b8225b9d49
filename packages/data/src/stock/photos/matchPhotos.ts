import { byPhotoOrder, photoKey, readPhotoName } from './photoKeys.ts';

/** A vehicle whose photos are looked for. */
export interface PhotoOwner {
  id: string;
  /** Of `vehicleKeys`. */
  keys: readonly string[];
  /** Names of files that its feed gives as its photos, in order. */
  stated: readonly string[];
}

/** A photo that no vehicle gets, and why: none is called so, or several may be meant. */
export interface UnusedPhoto {
  file: string;
  /** Ids of those that may be meant; empty where none is called so. */
  owners: readonly string[];
}

/** A name of the feed that leads to no file, and why: there is none, or there are several. */
export interface MissingPhoto {
  id: string;
  name: string;
  why: 'missing' | 'several';
}

export interface MatchedPhotos {
  /** Files by the vehicle's id, in order. */
  files: ReadonlyMap<string, readonly string[]>;
  unused: readonly UnusedPhoto[];
  missing: readonly MissingPhoto[];
}

/**
 * Which files are photos of which vehicle: those that its feed names; where it names none that is there,
 * those in a folder that is called by it, or called by it and a number themselves. A file that may be of two
 * vehicles is of neither, unless a feed names it.
 *
 * @param files paths below the folder, with `/`
 */
export function matchPhotos(
  files: readonly string[],
  owners: readonly PhotoOwner[],
): MatchedPhotos {
  const ownersOf = ownersByKey(owners);
  const claimed = new Map<string, string[]>();
  const unused = new Map<string, UnusedPhoto>();
  for (const file of files.toSorted(byPhotoOrder)) {
    const meant = claimants(file, ownersOf);
    const [only] = meant;
    if (only === undefined || meant.size > 1) unused.set(file, { file, owners: [...meant] });
    else push(claimed, only, file);
  }
  const { found, missing } = stated(files, owners, claimed);
  for (const file of [...found.values()].flat()) unused.delete(file);
  return { files: new Map([...claimed, ...found]), unused: [...unused.values()], missing };
}

function ownersByKey(owners: readonly PhotoOwner[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byKey = new Map<string, Set<string>>();
  for (const { id, keys } of owners) {
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(id));
  }
  return byKey;
}

type OwnersOf = ReturnType<typeof ownersByKey>;

/** Ids of all vehicles that a file may be of by its name and its folders. */
function claimants(file: string, ownersOf: OwnersOf): ReadonlySet<string> {
  const steps = file.split('/');
  const name = readPhotoName(stemOf(steps.pop() ?? ''));
  const called = (key: string) => [...(ownersOf.get(key) ?? [])];
  const ofFolders = steps.map(photoKey).flatMap(called);
  // `STK123/7.jpg` is its seventh, whatever vehicle is number 7.
  if (name.isNumber && ofFolders.length > 0) return new Set(ofFolders);
  return new Set([...ofFolders, ...name.keys.flatMap(called)]);
}

/** Looks up what feeds name: by path, else among the vehicle's own, else by a name that only one file has. */
function stated(
  files: readonly string[],
  owners: readonly PhotoOwner[],
  claimed: ReadonlyMap<string, readonly string[]>,
) {
  const found = new Map<string, string[]>();
  const missing: MissingPhoto[] = [];
  if (owners.every((owner) => owner.stated.length === 0)) return { found, missing };
  const byPath = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  for (const file of files) {
    push(byPath, plainPath(file), file);
    push(byName, baseOf(file), file);
  }
  for (const { id, stated: names } of owners) {
    for (const name of names) {
      const base = baseOf(name);
      const own = claimed.get(id)?.filter((file) => baseOf(file) === base) ?? [];
      const all = byPath.get(plainPath(name)) ?? (own.length > 0 ? own : byName.get(base)) ?? [];
      const [file] = all;
      if (file === undefined || all.length > 1) {
        // A path may be of the site's own, and stays one.
        if (!name.startsWith('/'))
          missing.push({ id, name, why: all.length === 0 ? 'missing' : 'several' });
      } else if (!found.get(id)?.includes(file)) push(found, id, file);
    }
  }
  return { found, missing };
}

/** A path as feeds of any machine write it, which leads nowhere: it is looked up among files that were listed. */
function plainPath(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('%20', ' ')
    .replaceAll('\\', '/')
    .replace(/^(?:[a-z]:)?(?:\.?\/+)*/, '');
}

function baseOf(path: string): string {
  return plainPath(path).split('/').at(-1) ?? '';
}

function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '');
}

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
