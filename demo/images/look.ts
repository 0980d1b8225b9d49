/**
 * What tells one vehicle of a shape from another, in four steps of 0 to 7: `face` is its make's,
 * `form` its model's proportions, `era` its series' lamps and `trim` its badge's wheels and extras.
 */
export interface Look {
  face: number;
  form: number;
  era: number;
  trim: number;
}

const STEPS = 'abcdefgh';

/** As it stands at the end of a picture's name: four letters of `a` to `h`. */
export function lookCode({ face, form, era, trim }: Look): string {
  return [face, form, era, trim].map((step) => STEPS[step]).join('');
}

/** Null where the text is no look. */
export function readLook(code: string): Look | null {
  const steps = [...code].map((letter) => STEPS.indexOf(letter));
  const [face = -1, form = -1, era = -1, trim = -1] = steps;
  return steps.length === 4 && !steps.includes(-1) ? { face, form, era, trim } : null;
}

/** The look of a vehicle: a make's have one face, a model's one form, a series' one pair of lamps. */
export function lookOf(vehicle: {
  make: string;
  model: string;
  series: string | null;
  badge: string;
}): Look {
  const { make, model, series, badge } = vehicle;
  return {
    face: step(make),
    form: step(`${make} ${model}`),
    era: step(`${make} ${model} ${series ?? ''}`),
    trim: step(`${model} ${badge}`),
  };
}

function step(text: string): number {
  return hash(text) % STEPS.length;
}

/** FNV-1a with a last stir, so that short texts spread. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return stir(sum);
}

function stir(sum: number): number {
  const once = Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
  return (once ^ (once >>> 15)) >>> 0;
}

/** Numbers of -1 to 1 that belong to a seed, each of another place. */
export function spread(seed: number, place: number): number {
  return stir(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)) / 2 ** 31 - 1;
}
