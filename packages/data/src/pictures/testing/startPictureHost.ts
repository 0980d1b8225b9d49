import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface PictureHost {
  origin: string;
  /** Paths in the order in which they were asked for. */
  asked: readonly string[];
  close(): Promise<void>;
}

/** A host of photos, on loopback. */
export async function startPictureHost(answer: RequestListener): Promise<PictureHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A JPEG of so many pixels, with noise: what a camera gives, and no plain ground. */
export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
}
