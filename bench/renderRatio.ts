import { ask } from './siteClient.ts';

export interface RenderRatio {
  /** Requests a second, one connection. */
  cold: number;
  warm: number;
}

const COLD = 60;
const WARM = 1500;

/** The listing rendered anew each time, and the same listing from the page cache. */
export async function renderRatio(port: number, site: string): Promise<RenderRatio> {
  const rate = async (count: number, path: (n: number) => string) => {
    const started = performance.now();
    for (let n = 0; n < count; n += 1) await ask(port, site, path(n));
    return count / ((performance.now() - started) / 1000);
  };
  await rate(20, (n) => `/search?utm_source=warmup-${n}`);
  const cold = await rate(COLD, (n) => `/search?utm_source=cold-${n}`);
  await ask(port, site, '/search');
  return { cold, warm: await rate(WARM, () => '/search') };
}
