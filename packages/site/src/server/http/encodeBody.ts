import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gzip,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress) };

const CHUNK_BYTES = 64 * 1024;

/** Below this a body costs more to compress than it saves. */
const WORTH_BYTES = 860;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|vnd\.forecourt\.stock)|image\/svg)/;

export interface EncodedBody {
  body: Buffer;
  encoding: 'br' | 'zstd' | 'gzip' | null;
}

/**
 * Compresses text and stock files as the client accepts: brotli 4, which costs 0.4 ms where 9 costs 5 ms, or gzip.
 *
 * @param known forms made before; a new one is added
 */
export async function encodeBody(
  body: Buffer,
  contentType: string,
  acceptEncoding: string,
  known?: Map<string, Buffer>,
): Promise<EncodedBody> {
  if (body.length < WORTH_BYTES || !COMPRESSIBLE.test(contentType)) return { body, encoding: null };
  const accepted = acceptedEncodings(acceptEncoding);
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
  if (encoding === null) return { body, encoding };
  const before = known?.get(encoding);
  if (before !== undefined) return { body: before, encoding };
  const compressed = await compress[encoding](body);
  known?.set(encoding, ownBytes(compressed));
  return { body: compressed, encoding };
}

/**
 * The bytes in memory of their own, for what is kept: Node cuts small buffers out of one of 64 kB,
 * which stays whole as long as any of them does.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const compress = {
  br: (body: Buffer, quality = 4) =>
    brotli(body, {
      // A page comes out in one piece, and waits for a thread once.
      chunkSize: CHUNK_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => deflate(body, { level: 6 }),
};

/** As small as brotli can make it, in a hundred times the time: for a small file that stays for good. */
export async function smallest(body: Buffer): Promise<Buffer> {
  return ownBytes(await compress.br(body, constants.BROTLI_MAX_QUALITY));
}

/** A body that is kept compressed: a tenth of the memory, and what nearly every browser is sent. */
export interface PackedBody {
  encoding: 'br' | 'zstd';
  bytes: Buffer;
}

/** What is kept is sent often: brotli 5 costs half as much again as 4, and a page is a tenth smaller. */
const KEPT_QUALITY = 5;

/** A fifth of brotli's time for an eighth more bytes, and less than it takes to hand a page to a thread. */
const HASTY = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

/**
 * `null` where it is not worth it.
 *
 * @param inHaste for what may never be asked for again: zstd at once, and `repack` when it is
 */
export async function packBody(
  body: Buffer,
  contentType: string,
  inHaste = false,
): Promise<PackedBody | null> {
  if (body.length < WORTH_BYTES || !COMPRESSIBLE.test(contentType)) return null;
  if (inHaste) return { encoding: 'zstd', bytes: ownBytes(zstdCompressSync(body, HASTY)) };
  return { encoding: 'br', bytes: ownBytes(await compress.br(body, KEPT_QUALITY)) };
}

/** As `packBody` packs what is sent often. */
export async function repack({ encoding, bytes }: PackedBody): Promise<PackedBody> {
  const body = await unpack[encoding](bytes);
  return { encoding: 'br', bytes: ownBytes(await compress.br(body, KEPT_QUALITY)) };
}

/** The packed form as it is where the client takes it; unpacked, and packed as it can, elsewhere. */
export async function encodePacked(
  { encoding, bytes }: PackedBody,
  contentType: string,
  acceptEncoding: string,
): Promise<EncodedBody> {
  if (acceptedEncodings(acceptEncoding).has(encoding)) return { body: bytes, encoding };
  return encodeBody(await unpack[encoding](bytes), contentType, acceptEncoding);
}

/** Browsers send a handful; whoever makes up more has them read anew. */
const KNOWN_HEADERS = 64;
/** Characters: what is longer is no browser's, and would be held for good. */
const LONGEST_KNOWN = 100;
const headersRead = new Map<string, ReadonlySet<string>>();

/** Names of an `Accept-Encoding` header that are not refused (`br;q=0`). */
export function acceptedEncodings(header: string): ReadonlySet<string> {
  let accepted = headersRead.get(header);
  if (accepted === undefined) {
    accepted = readEncodings(header);
    if (headersRead.size === KNOWN_HEADERS) headersRead.clear();
    if (header.length < LONGEST_KNOWN) headersRead.set(header, accepted);
  }
  return accepted;
}

function readEncodings(header: string): Set<string> {
  const names = header.split(',').map((part) => part.trim().toLowerCase());
  return new Set(
    names.filter((name) => !/;\s*q=0(?:\.0*)?$/.test(name)).map((name) => name.split(';')[0] ?? ''),
  );
}
