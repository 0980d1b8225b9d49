import { benchStock } from './benchStock.ts';
import type { CreateEngine, Engine, Found } from './engine.ts';
import { type Shape, shapes } from './shapes.ts';

/** Milliseconds of one engine at one size of stock. */
export interface Measured {
  engine: string;
  buildMs: number;
  /** Median of each shape. */
  median: Record<Shape, number>;
  /** Shapes whose count or facet counts differ from those of the first engine. */
  wrong: readonly Shape[];
}

const names = Object.keys(shapes) as Shape[];

/**
 * Asks every engine every shape, turn by turn, so that all have the same noise. The first engine's
 * answers are the truth; text is left out of that, since each engine finds text in its own way.
 */
export async function measure(
  size: number,
  engines: readonly CreateEngine[],
  rounds: number,
): Promise<Measured[]> {
  const vehicles = benchStock(size);
  const built: { engine: Engine; buildMs: number }[] = [];
  for (const create of engines) {
    const start = performance.now();
    const engine = await create(vehicles);
    built.push({ engine, buildMs: performance.now() - start });
  }

  const truth = new Map<Shape, Found>();
  const measured: Measured[] = [];
  const times = built.map(() => new Map<Shape, number[]>(names.map((name) => [name, []])));
  for (const [at, { engine, buildMs }] of built.entries()) {
    const wrong: Shape[] = [];
    for (const name of names) {
      const found = await engine.ask(shapes[name]);
      if (at === 0) truth.set(name, found);
      else if (shapes[name].query === '' && !isSame(found, truth.get(name)!)) wrong.push(name);
    }
    measured.push({ engine: engine.name, buildMs, median: {} as Measured['median'], wrong });
  }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      for (const [at, { engine }] of built.entries()) {
        const start = performance.now();
        await engine.ask(shapes[name]);
        times[at]!.get(name)!.push(performance.now() - start);
      }
    }
  }
  for (const [at, { median }] of measured.entries()) {
    for (const name of names) median[name] = medianOf(times[at]!.get(name)!);
  }
  return measured;
}

/** How many times longer than the first an engine takes: mean over the shapes. */
export function meanRatio(first: Measured, other: Measured): number {
  const ratios = names.map((name) => other.median[name] / first.median[name]);
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

function medianOf(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
}

function isSame(a: Found, b: Found): boolean {
  if (a.count !== b.count) return false;
  const keys = Object.keys(b.facets) as (keyof Found['facets'])[];
  return keys.every((key) => {
    const [own, other] = [a.facets[key] ?? {}, b.facets[key] ?? {}];
    const values = new Set([...Object.keys(own), ...Object.keys(other)]);
    const of = (counts: Readonly<Record<string, number>>, value: string) =>
      Object.hasOwn(counts, value) ? counts[value] : 0;
    return [...values].every((value) => of(own, value) === of(other, value));
  });
}
