import type { ServerResponse } from 'node:http';
import {
  type ChangeHead,
  type DealerSite,
  positionAt,
  readChanges,
  type Store,
} from '@forecourt/data';
import type { ListPosition } from '@forecourt/domain';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import { changeEvent, currentEvent, resetEvent } from './changeText.ts';

export interface ChangeStreamsOptions {
  changes: Pick<Store['changes'], 'head' | 'heads' | 'between'>;
  sites: SitesNow;
  /** Says that somebody follows a site. */
  follow(site: DealerSite): Promise<void>;
  /** Streams at once. */
  most?: { ofVisitor: number; ofSite: number; ofServer: number };
  /** Milliseconds between looks at the records; 1 second by default. */
  everyMs?: number;
  /** Milliseconds between words that keep the connection; 15 seconds by default. */
  beatMs?: number;
  /** Longest time in which a reader takes nothing, milliseconds; 30 seconds by default. */
  patienceMs?: number;
  /** How long one is open at most, milliseconds; an hour by default: its reader comes again by itself. */
  openMs?: number;
}

export interface OpenedStream {
  site: DealerSite;
  origin: string;
  visitor: string;
  response: ServerResponse;
  head: ChangeHead;
  /** What the reader knows; `null` for one that begins. */
  since: ListPosition | null;
}

export interface ChangeStreams {
  /** Why no further one can be opened for somebody; `null` where it can. */
  full(site: DealerSite, visitor: string): 'visitor' | 'site' | 'server' | null;
  open(opened: OpenedStream): void;
  /** Looks now: something is new. */
  wake(): void;
  /** How many are open. */
  size(): number;
  /** Ends all at once. */
  stop(): void;
}

interface Stream extends Omit<OpenedStream, 'head' | 'since'> {
  since: ListPosition;
  /** The version that was told last. */
  version: number;
  isWriting: boolean;
  /** Since when it takes nothing; `null` while it does. */
  stuckAt: number | null;
  closeAt: number;
}

/** Vehicles of one reading. */
const VEHICLES = 50;
/** After how long a reader comes again, milliseconds. */
const COME_AGAIN_MS = 3_000;
/** What has not left by then is not waited for by a server that stops. */
const LAST_WORDS_MS = 500;

export const STREAM_TYPE = 'text/event-stream; charset=utf-8';

/** Nobody on the way keeps it, changes it, or gathers it before passing it on. */
export const STREAM_HEADERS = {
  'content-type': STREAM_TYPE,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-robots-tag': 'noindex',
  vary: 'Accept',
} as const;

const MOST = { ofVisitor: 4, ofSite: 200, ofServer: 1_000 };

/**
 * Streams of changes, each told at the pace of its reader: nothing waits in memory for one that is slow, and
 * one that takes nothing is let go.
 */
export function createChangeStreams(options: ChangeStreamsOptions): ChangeStreams {
  const { changes, sites, follow, most = MOST, everyMs = 1_000, beatMs = 15_000 } = options;
  const { patienceMs = 30_000, openMs = 3_600_000 } = options;
  const streams = new Set<Stream>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let beatAt = performance.now();

  function count(has: (stream: Stream) => boolean): number {
    let found = 0;
    for (const stream of streams) if (has(stream)) found += 1;
    return found;
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (isLooking) return;
    isLooking = true;
    await lookOnce().catch(() => undefined);
    isLooking = false;
    clearTimeout(timer);
    if (streams.size > 0 && !isStopping) timer = setTimeout(() => void look(), everyMs).unref();
  }

  async function lookOnce(): Promise<void> {
    const at = performance.now();
    const beats = at - beatAt >= beatMs;
    if (beats) beatAt = at;
    const served = new Map(sites().map((site) => [site.key, site]));
    for (const stream of streams) {
      if (stream.stuckAt !== null && at - stream.stuckAt >= patienceMs) stream.response.destroy();
      else if (!served.has(stream.site.key) || at >= stream.closeAt) stream.response.end();
      else if (beats && stream.stuckAt === null) write(stream, ':\n\n');
    }
    const followed = new Map([...streams].map(({ site }) => [site.key, site]));
    const heads = await changes.heads([...followed.keys()]);
    for (const site of followed.values()) await follow(site);
    for (const stream of streams) {
      const head = heads.get(stream.site.key);
      if (head !== undefined && isBehind(stream, head)) void tell(stream, head);
    }
  }

  /** Tells a reader all that is new, as fast as it takes it. */
  async function tell(stream: Stream, head: ChangeHead): Promise<void> {
    if (stream.isWriting) return;
    stream.isWriting = true;
    try {
      for (let isCurrent = false; !isCurrent && streams.has(stream); ) {
        const told = await readChanges(changes, stream.site.key, stream.since, head, VEHICLES);
        const { origin } = stream;
        if (told.kind === 'reset') write(stream, resetEvent(told.since, origin));
        else write(stream, told.changes.map((change) => changeEvent(change, origin)).join(''));
        stream.since = told.since;
        isCurrent = told.kind === 'reset' || told.isCurrent;
        if (isCurrent) {
          stream.version = head.version;
          write(stream, currentEvent(told.since, head));
        }
        await taken(stream);
      }
    } catch {
      // The store is away: the next look tries again.
    } finally {
      stream.isWriting = false;
    }
  }

  function write(stream: Stream, text: string): void {
    const { response } = stream;
    if (text === '' || !streams.has(stream) || response.writableEnded) return;
    if (response.write(text) || stream.stuckAt !== null) return;
    stream.stuckAt = performance.now();
    response.once('drain', () => {
      stream.stuckAt = null;
    });
  }

  /** Waits until the reader has what was written, or is gone. */
  async function taken({ stuckAt, response }: Stream): Promise<void> {
    if (stuckAt === null || response.destroyed) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        response.off('drain', end);
        response.off('close', end);
        resolve();
      };
      response.once('drain', end);
      response.once('close', end);
    });
  }

  return {
    full({ key }, visitor) {
      const ofSite = (stream: Stream) => stream.site.key === key;
      if (count((one) => ofSite(one) && one.visitor === visitor) >= most.ofVisitor) {
        return 'visitor';
      }
      if (count(ofSite) >= most.ofSite) return 'site';
      return streams.size >= most.ofServer ? 'server' : null;
    },

    open({ site, origin, visitor, response, head, since }) {
      const https = origin.startsWith('https:');
      response.writeHead(200, { ...securityHeaders(https), ...STREAM_HEADERS });
      response.write(`retry: ${COME_AGAIN_MS}\n\n`);
      if (isStopping) {
        // Another server, or the next one, takes it up.
        response.end();
        return;
      }
      const stream: Stream = {
        ...{ site, origin, visitor, response, isWriting: false, stuckAt: null },
        since: since ?? positionAt(head),
        version: head.version,
        closeAt: performance.now() + openMs,
      };
      streams.add(stream);
      response.once('close', () => streams.delete(stream));
      void tell(stream, head);
      void look();
    },

    wake: () => void look(),
    size: () => streams.size,

    stop() {
      isStopping = true;
      clearTimeout(timer);
      for (const { response } of streams) {
        response.end();
        setTimeout(() => response.destroy(), LAST_WORDS_MS).unref();
      }
    },
  };
}

function isBehind({ since, version }: Stream, head: ChangeHead): boolean {
  return since.epoch !== head.epoch || since.upTo !== head.position || version !== head.version;
}
