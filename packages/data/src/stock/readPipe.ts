import { constants, open } from 'node:fs';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { FileFault } from './faults/fileFault.ts';

/**
 * The bytes of a named pipe. An ordinary read would wait for its writer for ever, in a way that
 * nothing ends, not even the end of the process.
 *
 * @param waitMs how long it may be silent
 * @throws FileFault when nothing came for so long.
 */
export async function* readPipe(path: string, waitMs: number): AsyncGenerator<Uint8Array> {
  const fd = await promisify(open)(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const pipe = new Socket({ fd, readable: true, writable: false });
  pipe.setTimeout(waitMs, () => {
    const seconds = Math.round(waitMs / 1000);
    pipe.destroy(
      new FileFault(
        `Nothing came through the pipe ${path} for ${seconds} seconds.`,
        'Start what writes into it, then import again; or name a file.',
      ),
    );
  });
  try {
    yield* pipe as AsyncIterable<Uint8Array>;
  } finally {
    pipe.destroy();
  }
}
