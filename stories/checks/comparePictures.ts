import { PNG } from 'pngjs';

/** Side of the squares, in pixels, that a picture is averaged over. */
const SQUARE = 4;
/** Difference of one colour of a square, of 255, that the eye would see. */
const SEEN = 24;
/** Squares in a thousand that may differ: another machine rounds edges and letters otherwise. */
const ALLOWED = 1;

/** A picture a sixteenth as large: letters lose what machines draw differently, and keep their place. */
export function shrink(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const small = new PNG({ width: Math.floor(width / SQUARE), height: Math.floor(height / SQUARE) });
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let colour = 0; colour < 4; colour += 1) {
        let sum = 0;
        for (let at = 0; at < SQUARE * SQUARE; at += 1) {
          const row = y * SQUARE + Math.floor(at / SQUARE);
          sum += data[(row * width + x * SQUARE + (at % SQUARE)) * 4 + colour] ?? 0;
        }
        small.data[(y * small.width + x) * 4 + colour] = Math.round(sum / SQUARE ** 2);
      }
    }
  }
  return PNG.sync.write(small, { colorType: 2, deflateLevel: 9 });
}

/** How two shrunken pictures differ, in words; `null` when nobody would see it. */
export function difference(before: Buffer, after: Buffer): string | null {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (one.width !== other.width || one.height !== other.height) {
    return `was ${one.width} by ${one.height} squares, is ${other.width} by ${other.height}`;
  }
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const seen = [0, 1, 2].some(
      (colour) => Math.abs((one.data[at + colour] ?? 0) - (other.data[at + colour] ?? 0)) > SEEN,
    );
    if (seen) differing += 1;
  }
  const share = (differing / (one.width * one.height)) * 1000;
  return share > ALLOWED ? `${share.toFixed(1)} of 1000 squares differ` : null;
}
