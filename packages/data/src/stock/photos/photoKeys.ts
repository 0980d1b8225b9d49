import type { Vehicle } from '@forecourt/domain';

/**
 * A photo's place among those of its vehicle, with the word that some put before it. Four digits are a year,
 * or a camera's own count.
 */
const NUMBER = /^(?:IMG|IMAGE|PHOTO|PIC|PICTURE|FOTO)?-?\d{1,3}$/;

/** A text by its letters and digits, each run of anything else a `-`: `STK 123_(4)` is `STK-123-4`. */
export function photoKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What a file is called, without its ending. */
export interface PhotoName {
  /** Whose photo it may be: its whole name, and what stands before its number. */
  keys: readonly string[];
  /** Whether it is a number and no more, `03` or `IMG_3`: it names nobody. */
  isNumber: boolean;
}

/**
 * Whose photo a file may be by its name. A number is one where something parts it from what is before it:
 * `123.jpg` is never the third photo of `12`.
 */
export function readPhotoName(stem: string): PhotoName {
  const whole = photoKey(stem);
  const tokens = whole.split('-');
  // `3` and `IMG3` are one token, `IMG-3` is two.
  const before = [1, 2]
    .filter((length) => length <= tokens.length && NUMBER.test(tokens.slice(-length).join('-')))
    .map((length) => tokens.slice(0, -length).join('-'));
  return {
    keys: [...new Set([whole, ...before])].filter((key) => key !== ''),
    isNumber: before.includes(''),
  };
}

/** By which names the photos of a vehicle may come. */
export interface VehicleNames extends Pick<Vehicle, 'stockNumber' | 'vin' | 'rego'> {
  /** `null` where the feed gives none. */
  id: string | null;
}

/**
 * How a vehicle's photos may be called: by its stock number, VIN, plate or id, with what parts them or
 * without. What stands for a plate where there is none (NEW, TBA) has no digit and names nobody.
 */
export function vehicleKeys({ id, stockNumber, vin, rego }: VehicleNames): readonly string[] {
  const keys = [stockNumber, vin, rego, id].flatMap((name) => {
    if (name === null || !/\d/.test(name)) return [];
    const key = photoKey(name);
    return [key, key.replaceAll('-', '')];
  });
  return [...new Set(keys)];
}

const collator = new Intl.Collator('en', { numeric: true });

/** Orders files as a person counts: `_2` before `_10`, and `-03` among them. */
export function byPhotoOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((path) =>
    path
      .replace(/\.\w+$/, '')
      .split('/')
      .map(photoKey)
      .join('/'),
  );
  return collator.compare(a ?? '', b ?? '') || (one < other ? -1 : 1);
}
