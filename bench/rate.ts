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
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    requests: asked.map(({ path, host = `127.0.0.1:${port}` }) => ({
      path,
      headers: { host, 'accept-encoding': AS_BROWSERS_ASK },
    })),
  };
  // The end that it tells itself is that of a full second.
  let ended = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const told = (error: Error | null, all: autocannon.Result) => {
      if (error === null) resolve(all);
      else reject(error);
    };
    autocannon(options, told).on('response', () => {
      ended = Date.now();
    });
  });
  const refused = result.non2xx + result.errors;
  if (refused > amount * MOST_REFUSED) {
    throw new Error(`${refused} of ${amount} requests were refused; the rate is not true.`);
  }
  return (amount - refused) / ((ended - result.start.getTime()) / 1000);
}
