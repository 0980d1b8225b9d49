/** A place of a sketch. */
export interface SketchPlace {
  id: string;
  /** What its mark is called: its town. */
  label: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** A mark of the sketch: one place, or several that would lie on top of each other. */
export interface SketchMark {
  ids: readonly string[];
  label: string;
  /** Per cent of the width and of the height. */
  x: number;
  y: number;
  /** Height of its label, which keeps clear of others. */
  labelY: number;
  /** Where its label stands: towards the middle. */
  side: 'left' | 'right';
}

/** Where places lie to each other, without a map. */
export interface Sketch {
  marks: readonly SketchMark[];
  /** A round distance and its length, per cent of the width. */
  scale: { km: number; length: number };
  /** Circles round the first mark that is given, each a scale farther out, as far as the sketch goes. */
  rings: { x: number; y: number; label: string; radii: readonly number[] };
}

/** The sketch is 100 wide and 60 high; labels need room within these edges. */
const WIDTH = 100;
const HEIGHT = 60;
const INNER = { left: 20, right: 80, top: 14, bottom: 46 };
/** Marks nearer than this are one. */
const NEAR = 7;
/** Between the middles of two labels, per cent of the height: a line of text where the sketch is 320 pixels wide. */
const LINE = 11;
/** The lowest label, over the scale. */
const LOWEST = 86;
/** Longest scale. */
const SCALE = 24;
/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;

/** A radius in per cent is one of this, not of the width: what SVG takes for it where width and height differ. */
const DIAGONAL = Math.hypot(WIDTH, HEIGHT) / Math.SQRT2;

const distances = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2] as const;

interface Point {
  place: SketchPlace;
  x: number;
  y: number;
}

/** The sketch of places, north up and true to scale; `null` where fewer than two lie apart. */
export function sketchOf(places: readonly SketchPlace[]): Sketch | null {
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // A degree of longitude is shorter, the farther from the equator.
  const narrow = Math.cos((middle * Math.PI) / 180);
  const points = places.map((place) => ({
    place,
    x: place.longitude * narrow,
    y: -place.latitude,
  }));
  const across = extent(points.map(({ x }) => x));
  const down = extent(points.map(({ y }) => y));
  const perDegree = Math.min(
    (INNER.right - INNER.left) / across.length,
    (INNER.bottom - INNER.top) / down.length,
  );
  if (!Number.isFinite(perDegree)) return null;
  const groups = grouped(
    points.map(({ place, x, y }) => ({
      place,
      x: (INNER.left + INNER.right) / 2 + (x - across.middle) * perDegree,
      y: (INNER.top + INNER.bottom) / 2 + (y - down.middle) * perDegree,
    })),
  );
  if (groups.length < 2) return null;
  const perKm = perDegree / DEGREE;
  const km = distances.find((distance) => distance * perKm <= SCALE) ?? distances[0];
  const marks = groups.map(markOf);
  const [first] = marks;
  if (first === undefined) return null;
  const length = km * perKm;
  return {
    marks: labelled(marks),
    scale: { km, length: round(length) },
    rings: ringsOf(first, length),
  };
}

function ringsOf({ x, y, label }: SketchMark, step: number): Sketch['rings'] {
  const [across, down] = [Math.max(x, WIDTH - x), (Math.max(y, 100 - y) / 100) * HEIGHT];
  const count = Math.floor(Math.hypot(across, down) / step);
  const radii = Array.from({ length: count }, (_, at) =>
    round((((at + 1) * step) / DIAGONAL) * 100),
  );
  return { x, y, label, radii };
}

function extent(values: readonly number[]): { middle: number; length: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, length: most - least };
}

function grouped(points: readonly Point[]): Point[][] {
  const groups: Point[][] = [];
  for (const point of points) {
    const near = groups.find(([first]) => {
      return first && Math.hypot(first.x - point.x, first.y - point.y) < NEAR;
    });
    if (near) near.push(point);
    else groups.push([point]);
  }
  return groups;
}

function markOf(points: readonly Point[]): SketchMark {
  const x = average(points.map((point) => point.x));
  const y = (average(points.map((point) => point.y)) / HEIGHT) * 100;
  return {
    ids: points.map(({ place }) => place.id),
    label: [...new Set(points.map(({ place }) => place.label))].join(', '),
    x: round(x),
    y: round(y),
    labelY: round(y),
    side: x > WIDTH / 2 ? 'left' : 'right',
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Labels that would overlap move down, and up again where there is no more room beneath. */
function labelled(marks: readonly SketchMark[]): SketchMark[] {
  let next = Number.NEGATIVE_INFINITY;
  const moved = marks
    .toSorted((a, b) => a.y - b.y)
    .map((mark) => {
      const y = Math.max(mark.y, next);
      next = y + LINE;
      return { mark, y };
    });
  let most = LOWEST;
  return moved
    .toReversed()
    .map(({ mark, y }) => {
      const labelY = Math.min(y, most);
      most = labelY - LINE;
      return { ...mark, labelY: round(labelY) };
    })
    .toReversed();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
