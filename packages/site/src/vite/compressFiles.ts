import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Pictures and fonts hold compressed data already. */
const TEXT = /\.(?:js|css|svg|json|webmanifest|html|txt|xml)$/;

/**
 * Writes a folder's scripts, styles and other texts compressed beside themselves, once, as small as
 * brotli and gzip can make them; the server sends those. A file that gains nothing is left alone.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const forms = {
    br: await brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gz: await deflate(body, { level: 9 }),
  };
  for (const [extension, form] of Object.entries(forms)) {
    if (form.length < body.length) await writeFile(`${file}.${extension}`, form);
  }
}
