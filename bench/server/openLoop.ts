import { Agent, type ClientRequest, request } from 'node:http';

/** A request of a stream; everything but the path may be left out. */
export interface StreamRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Address that the visitor has. */
  from?: string;
}

export interface Stream {
  name: string;
  /** Requests a second, whatever becomes of the ones before. */
  rate: number;
  next(index: number): StreamRequest;
  /** Another server than the rest ask. */
  port?: number;
  /** Keeps connections open as a browser does; otherwise each request has one of its own. */
  keepAlive?: boolean;
}

/** One answer, in milliseconds from the instant at which it was due to be asked. */
export interface Sample {
  stream: string;
  /** 0: none came. */
  status: number;
  ms: number;
  /** Milliseconds that `clock` went on from the asking to the answer; 0 without one. */
  own: number;
}

export interface LoadOptions {
  port: number;
  /** `Host` header of all requests. */
  host: string;
  seconds: number;
  streams: readonly Stream[];
  /** Another clock, in milliseconds. */
  clock?: () => number;
}

const GIVE_UP_MS = 10_000;

/**
 * Asks at fixed instants, whether or not earlier answers have come, as visitors do. A generator
 * that waits for answers asks less of a slow server and hides how slow it is.
 */
export async function openLoop({
  port,
  host,
  seconds,
  streams,
  clock = () => 0,
}: LoadOptions): Promise<Sample[]> {
  const samples: Sample[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  const schedules = streams.map((stream) => {
    const agent = new Agent({ keepAlive: stream.keepAlive ?? false });
    return { stream, agent, sent: 0, total: Math.round(stream.rate * seconds) };
  });
  const ask = (stream: Stream, agent: Agent, index: number, dueAt: number) => {
    const { path, method = 'GET', headers = {}, body, from } = stream.next(index);
    const askedAt = clock();
    const answered = new Promise<void>((resolve) => {
      const done = (status: number) => {
        const [ms, own] = [performance.now() - dueAt, clock() - askedAt];
        samples.push({ stream: stream.name, status, ms, own });
        resolve();
      };
      const sent: ClientRequest = request(
        {
          host: '127.0.0.1',
          port: stream.port ?? port,
          path,
          method,
          agent,
          timeout: GIVE_UP_MS,
          headers: { host, 'accept-encoding': 'br', ...headers },
          ...(from !== undefined && { localAddress: from }),
        },
        (answer) => answer.resume().on('end', () => done(answer.statusCode ?? 0)),
      );
      sent.on('timeout', () => sent.destroy(new Error('late')));
      sent.on('error', () => done(0));
      sent.end(body);
    });
    open.add(answered);
    void answered.finally(() => open.delete(answered));
  };
  while (schedules.some(({ sent, total }) => sent < total)) {
    const elapsed = performance.now() - start;
    for (const schedule of schedules) {
      const { stream, agent, total } = schedule;
      while (schedule.sent < total && (schedule.sent / stream.rate) * 1000 <= elapsed) {
        ask(stream, agent, schedule.sent, start + (schedule.sent / stream.rate) * 1000);
        schedule.sent += 1;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  for (const { agent } of schedules) agent.destroy();
  return samples;
}

/** A quantile of the times, milliseconds; `NaN` of none. */
export function quantile(
  samples: readonly Sample[],
  share: number,
  of: 'ms' | 'own' = 'ms',
): number {
  const times = samples.map((sample) => sample[of]).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
