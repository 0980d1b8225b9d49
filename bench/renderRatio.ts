import autocannon from 'autocannon';

export interface RenderRatio {
  /** Requests a second, ten connections. */
  cold: number;
  warm: number;
}

const COLD = 400;
const WARM = 6_000;

/** The listing rendered anew each time, and the same listing from the page cache. */
export async function renderRatio(port: number, site: string): Promise<RenderRatio> {
  const rate = async (paths: readonly string[], amount: number): Promise<number> => {
    const result = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 4,
      amount,
      headers: { host: `${site}.localhost:${port}`, 'accept-encoding': 'br' },
      requests: paths.map((path) => ({ path })),
    });
    if (result.non2xx > 0)
      throw new Error(`${result.non2xx} requests were refused; the rate is not true.`);
    return amount / ((result.finish.getTime() - result.start.getTime()) / 1000);
  };
  // A parameter that no search knows makes an address of its own, and the same page.
  const fresh = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => `/search?utm_source=${name}-${n}`);
  await rate(fresh('warm-up', 100), 100);
  const cold = await rate(fresh('cold', COLD), COLD);
  await rate(['/search'], 100);
  return { cold, warm: await rate(['/search'], WARM) };
}
