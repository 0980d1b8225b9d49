import autocannon from 'autocannon';

export interface Asked {
  path: string;
  /** `Host` header. */
  host?: string;
}

/** What Chromium and Firefox take. */
export const AS_BROWSERS_ASK = 'gzip, deflate, br, zstd';

/** A machine that is busy otherwise may hold a server up so long that it refuses a few. */
const MOST_REFUSED = 0.05;

/**
 * Requests a second that are answered; those that are refused do not count.
 *
 * @param connections so few that a server which refuses under overload has no reason to
 */
export async function rateOf(
  port: number,
  asked: readonly Asked[],
  { amount = asked.length, connections = 4 } = {},
): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    requests: asked.map(({ path, host = `127.0.0.1:${port}` }) => ({
      path,
      headers: { host, 'accept-encoding': AS_BROWSERS_ASK },
    })),
  });
  const refused = result.non2xx + result.errors;
  if (refused > amount * MOST_REFUSED) {
    throw new Error(`${refused} of ${amount} requests were refused; the rate is not true.`);
  }
  return (amount - refused) / ((result.finish.getTime() - result.start.getTime()) / 1000);
}
