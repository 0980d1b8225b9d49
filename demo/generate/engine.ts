const fuels = {
  p: 'Petrol - Unleaded',
  u: 'Petrol - Premium ULP',
  d: 'Diesel',
  h: 'Hybrid (Petrol/Electric)',
  x: 'Plug-in Hybrid (Petrol/Electric)',
  e: 'Electric',
  m: 'Petrol - Unleaded',
} as const;

export interface Engine {
  fuel: string | null;
  /** `2.8L`, `689cc` */
  size: string | null;
  cylinders: number | null;
  /** What it burns at least, litres for 100 km; null where it burns nothing. */
  litresPer100: number | null;
}

const nothing: Engine = { fuel: null, size: null, cylinders: null, litresPer100: null };

/** Thirst at no size, and for each litre of engine. */
const thirst = {
  p: [5, 1.2],
  u: [5.4, 1.3],
  d: [5, 1],
  h: [3.4, 0.6],
  x: [1.4, 0.2],
  m: [3.2, 2],
} as const;

/** Reads a catalogue engine such as `d2.8t`, `u3.0t/6`, `m689` or `e`. */
export function readEngine(code: string): Engine {
  const [, letter, amount, cylinders] = /^([a-z-])([\d.]*)t?(?:\/(\d+))?$/.exec(code) ?? [];
  if (letter === undefined) throw new Error(`Not an engine: ${code}. Write for example d2.8t.`);
  if (letter === '-') return nothing;
  const fuel = fuels[letter as keyof typeof fuels];
  if (letter === 'e' || !amount) return { ...nothing, fuel };
  const litres = letter === 'm' ? Number(amount) / 1000 : Number(amount);
  const [least, more] = thirst[letter as keyof typeof thirst];
  const litresPer100 = least + more * litres;
  if (letter === 'm') {
    return { fuel, size: `${amount}cc`, cylinders: litres < 0.3 ? 1 : 2, litresPer100 };
  }
  const usual = litres <= 1.2 ? 3 : litres < 3 ? 4 : litres < 4.5 ? 6 : 8;
  return {
    fuel,
    size: `${amount}L`,
    cylinders: cylinders === undefined ? usual : Number(cylinders),
    litresPer100,
  };
}
