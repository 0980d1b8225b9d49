import sharp, { type Sharp } from 'sharp';
import { type Drawing, drawPicture } from './draw/drawPicture.ts';
import type { Picture } from './picture.ts';

/** A picture as pixels of this width, ready to be encoded. */
export async function rasterise(picture: Picture, width: number): Promise<Sharp> {
  const { frame, backdrop, mirrored, overlay } = drawPicture(picture);
  const height = Math.round((width * frame.height) / frame.width);
  const top = svg(overlay, frame, width, height);
  if (backdrop === null) return sharp(top).flatten();
  const { data, info } = await backdropPixels(backdrop);
  const scale = info.width / 1200;
  const left = mirrored ? 1200 - frame.left - frame.width : frame.left;
  return sharp(data, { raw: info })
    .extract({
      left: Math.floor(left * scale),
      top: Math.floor(frame.top * scale),
      width: Math.floor(frame.width * scale),
      height: Math.floor(frame.height * scale),
    })
    .flop(mirrored ?? false)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: top }]);
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 3 } };

const backdrops = new Map<string, Promise<Pixels>>();

/**
 * A scene, drawn once at full size: its blurs cost more than any vehicle. Close-ups enlarge a part
 * of it, and look as if taken with a wide-open lens.
 */
function backdropPixels(backdrop: string): Promise<Pixels> {
  const known = backdrops.get(backdrop);
  if (known !== undefined) return known;
  const [width, height] = [1280, 853];
  const pixels = sharp(svg(backdrop, { left: 0, top: 0, width: 1200, height: 800 }, width, height))
    .flatten()
    .raw()
    .toBuffer()
    .then((data): Pixels => ({ data, info: { width, height, channels: 3 } }));
  backdrops.set(backdrop, pixels);
  pixels.catch(() => backdrops.delete(backdrop));
  return pixels;
}

function svg(inner: string, frame: Drawing['frame'], width: number, height: number): Buffer {
  const box = [frame.left, frame.top, frame.width, frame.height].map((one) => one.toFixed(1));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}">${inner}</svg>`,
  );
}
