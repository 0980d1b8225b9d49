/** Longest side that a photo is sent with, pixels. */
const LONGEST = 1600;
const QUALITY = 0.8;
const PREVIEW = { width: 144, height: 108 };

export interface ReducedPhoto {
  blob: Blob;
  /** `null` where this browser cannot draw it. */
  picture: HTMLCanvasElement | null;
}

/**
 * A photo as it is sent: upright, of a size that shows damage, as JPEG; what the phone wrote into it is
 * lost by drawing it. What this browser cannot draw is sent as it is, and the server judges it.
 */
export async function reducePhoto(file: File): Promise<ReducedPhoto> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) return { blob: file, picture: null };
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const whole = drawn(bitmap, bitmap.width * scale, bitmap.height * scale);
  const picture = cropped(bitmap);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    whole === null ? resolve(null) : whole.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return { blob: blob ?? file, picture };
}

function drawn(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has nothing to see through.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Its middle, as a preview shows it. */
function cropped(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(bitmap.width / PREVIEW.width, bitmap.height / PREVIEW.height);
  const [width, height] = [PREVIEW.width * scale, PREVIEW.height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = PREVIEW.width;
  canvas.height = PREVIEW.height;
  const context = canvas.getContext('2d');
  const [x, y] = [(bitmap.width - width) / 2, (bitmap.height - height) / 2];
  context?.drawImage(bitmap, x, y, width, height, 0, 0, PREVIEW.width, PREVIEW.height);
  return context && canvas;
}
