/** Moves a point of a drawing. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** How many numbers each command takes; of an arc only the last two are a point. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, S: 4, T: 2, A: 7 };

/** A path with every point and control point moved; straight pieces stay straight. */
export function warpPath(d: string, warp: Warp): string {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const out: string[] = [];
  let at: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];
  let command = '';
  let index = 0;
  const next = () => Number(tokens[index++]);
  const put = (letter: string, numbers: readonly number[]) => {
    out.push(letter + numbers.map((one) => one.toFixed(1)).join(' '));
  };
  while (index < tokens.length) {
    if (/[a-z]/i.test(tokens[index] ?? '')) command = tokens[index++] ?? '';
    const letter = command.toUpperCase();
    const relative = command !== letter;
    const [fromX, fromY] = relative ? at : [0, 0];
    if (letter === 'Z') {
      out.push('Z');
      at = start;
    } else if (letter === 'H' || letter === 'V') {
      at = letter === 'H' ? [next() + fromX, at[1]] : [at[0], next() + fromY];
      put('L', warp(...at));
    } else {
      const numbers = Array.from({ length: lengths[letter] ?? 0 }, next);
      if (numbers.length === 0) throw new Error(`"${command}" is no command of a path: ${d}`);
      const fixed = letter === 'A' ? numbers.splice(0, 5) : [];
      const moved: number[] = [];
      for (let point = 0; point < numbers.length; point += 2) {
        at = [(numbers[point] ?? 0) + fromX, (numbers[point + 1] ?? 0) + fromY];
        moved.push(...warp(...at));
      }
      if (letter === 'M') start = at;
      put(letter, [...fixed, ...moved]);
      // What follows a start without a command of its own are lines.
      if (letter === 'M') command = relative ? 'l' : 'L';
    }
  }
  return out.join(' ');
}
