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
}

/** Reads a catalogue engine such as `d2.8t`, `u3.0t/6`, `m689` or `e`. */
export function readEngine(code: string): Engine {
  const [, letter, amount, cylinders] = /^([a-z-])([\d.]*)t?(?:\/(\d+))?$/.exec(code) ?? [];
  if (letter === undefined) throw new Error(`Not an engine: ${code}. Write for example d2.8t.`);
  if (letter === '-') return { fuel: null, size: null, cylinders: null };
  const fuel = fuels[letter as keyof typeof fuels];
  if (letter === 'e' || amount === undefined || amount === '')
    return { fuel, size: null, cylinders: null };
  if (letter === 'm') return { fuel, size: `${amount}cc`, cylinders: Number(amount) < 300 ? 1 : 2 };
  const usual = Number(amount) <= 1.2 ? 3 : Number(amount) < 3 ? 4 : Number(amount) < 4.5 ? 6 : 8;
  return {
    fuel,
    size: `${amount}L`,
    cylinders: cylinders === undefined ? usual : Number(cylinders),
  };
}
