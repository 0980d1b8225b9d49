import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPicture } from './draw/drawPicture.ts';
import { type ImageFormat, type ImageRequest, readImagePath } from './imageName.ts';
import { createLimit } from './limit.ts';
import { rasterise } from './rasterise.ts';

export interface ServedImage {
  body: Buffer;
  contentType: string;
  /** Quoted, strong: equal tags are equal bytes. */
  etag: string;
}

export type ImageService = (request: { path: string }) => Promise<ServedImage | null>;

const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Files kept at most: whoever asks for every name in every size must not fill the disk. */
const MOST_FILES = 40_000;

/** Names whose drawing is known by its digest. */
const MOST_DIGESTS = 20_000;

/** Encoding is the only heavy work here: it must not take both cores from the pages. */
const ENCODERS_AT_ONCE = 2;

/**
 * Answers the pictures of the demo dealers: drawn as SVG, encoded on first demand, kept as files
 * in `cacheFolder` (made if missing). Null for a path that is not one of the closed set of names.
 *
 * @throws when the folder cannot be written
 */
export function createImageService(options: { cacheFolder: string }): ImageService {
  const limit = createLimit(ENCODERS_AT_ONCE);
  const digests = new Map<string, string>();
  const underWay = new Map<string, Promise<Buffer>>();
  let files: number | null = null;

  /** Names a drawing by what it looks like, so that a changed drawing is never served stale. */
  const digestOf = ({ name, picture }: ImageRequest) => {
    const known = digests.get(name);
    if (known !== undefined) return known;
    const drawing = JSON.stringify(drawPicture(picture));
    const digest = createHash('sha256').update(drawing).digest('hex').slice(0, 20);
    // Looks and distances make more names than there are vehicles: nobody may fill the memory.
    if (digests.size >= MOST_DIGESTS) digests.clear();
    digests.set(name, digest);
    return digest;
  };

  const make = (file: string, request: ImageRequest) => {
    const running = underWay.get(file);
    if (running !== undefined) return running;
    const job = limit(async () => {
      const body = await encode(request);
      await mkdir(options.cacheFolder, { recursive: true });
      files ??= (await readdir(options.cacheFolder)).length;
      if (files >= MOST_FILES) return body;
      files += 1;
      const draft = `${file}.${randomUUID()}.part`;
      await writeFile(draft, body);
      await rename(draft, file);
      return body;
    }).finally(() => underWay.delete(file));
    underWay.set(file, job);
    return job;
  };

  return async ({ path }) => {
    const request = readImagePath(path);
    if (request === null) return null;
    const key = `${digestOf(request)}-${request.width}`;
    const file = join(options.cacheFolder, `${key}.${request.format}`);
    const body = (await readFile(file).catch(() => null)) ?? (await make(file, request));
    return {
      body,
      contentType: contentTypes[request.format],
      etag: `"${key}-${request.format}"`,
    };
  };
}

async function encode({ picture, width, format }: ImageRequest): Promise<Buffer> {
  const image = await rasterise(picture, width);
  switch (format) {
    case 'avif':
      return image.avif({ quality: 58, effort: 0 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 80, effort: 2 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 82, progressive: true }).toBuffer();
  }
}
