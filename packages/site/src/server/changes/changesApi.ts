import { positionAt, readChanges, type Store, StoreUnavailable } from '@forecourt/data';
import { formatPosition, type ListPosition, parsePosition } from '@forecourt/domain';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import { CHANGES_PATH } from '../machines/changesPath.ts';
import { machineError, readOnly } from '../machines/machineError.ts';
import type { ChangeKeeper } from './changeKeeper.ts';
import { type ChangeStreams, STREAM_HEADERS } from './changeStreams.ts';
import { type ChangeJson, changeJson, resetWords } from './changeText.ts';

export interface ChangesApiOptions {
  changes: Store['changes'];
  keeper: Pick<ChangeKeeper, 'head'>;
  streams: ChangeStreams;
  limiter: Limiter;
  proxies: TrustedProxies;
}

/** Changes since a position, for programs that ask from time to time. */
export interface ChangePage {
  /** What to give as `since` the next time. */
  position: string;
  /** Version of the stock up to which changes are noted, and when that was. */
  version: number;
  at: string;
  /** Address of more of them; `null` where these were the last. */
  next: string | null;
  changes: readonly ChangeJson[];
}

/** Vehicles of one page. */
const VEHICLES = 100;

const JSON_HEADERS = { 'cache-control': 'no-cache', vary: 'Accept' };

/**
 * What changed in a site's list of vehicles: as a stream to whoever takes one, as pages of JSON to whoever
 * asks for `application/json`, and to browsers that somebody reads with.
 */
export function changesApi(options: ChangesApiOptions): QuickHandler {
  const { changes, keeper, streams, limiter, proxies } = options;
  let asked = 0;

  async function answerOf(request: SiteRequest, since: ListPosition | null): Promise<Answer> {
    const { site, origin } = request;
    const head = await keeper.head(site);
    if (head === null) return notYet();
    const told = await readChanges(changes, site.key, since ?? positionAt(head), head, VEHICLES);
    if (told.kind === 'reset') return tooOld(origin);
    const position = formatPosition(told.since);
    const page: ChangePage = {
      ...{ position, version: head.version, at: new Date(head.at).toISOString() },
      next: told.isCurrent ? null : `${origin}${CHANGES_PATH}?since=${position}`,
      changes: told.changes.map((change) => changeJson(change, origin)),
    };
    return jsonAnswer(200, page, JSON_HEADERS);
  }

  return async (request, response) => {
    const { site, origin, pathname, search, method, incoming } = request;
    if (pathname !== CHANGES_PATH) return null;
    if (method === 'POST') return readOnly(CHANGES_PATH);
    const isStream = takesStream(incoming.headers.accept);
    if (method === 'HEAD' && isStream) return { status: 200, headers: STREAM_HEADERS };
    const visitor = visitorOf(incoming, proxies);
    asked += 1;
    const pause = limiter.pause(`${site.key} ${visitor}`, String(asked));
    if (pause > 0) return later(Math.ceil(pause / 1000));
    const given = new URLSearchParams(search).get('since');
    const since = given === null ? null : parsePosition(given);
    if (given !== null && since === null) return noPosition();
    try {
      if (!isStream) return await answerOf(request, since);
      const full = streams.full(site, visitor);
      if (full !== null) return tooMany(full);
      const head = await keeper.head(site);
      if (head === null) return notYet();
      // Others may have come while this one waited.
      const fuller = streams.full(site, visitor);
      if (fuller !== null) return tooMany(fuller);
      if (response.destroyed) return 'sent';
      const last = incoming.headers['last-event-id'];
      // What is no position is one that is not known any more: its reader cannot mend it.
      const known = last === undefined ? since : (parsePosition([last].flat().join()) ?? NOWHERE);
      streams.open({ site, origin, visitor, response, head, since: known });
      return 'sent';
    } catch (error) {
      if (error instanceof StoreUnavailable) return notYet();
      throw error;
    }
  };
}

const NOWHERE: ListPosition = { epoch: '', upTo: 0, base: 0 };

/** Whoever says nothing of it takes a stream; a person's browser, which takes anything too, a page. */
function takesStream(accept = '*/*'): boolean {
  if (/\btext\/event-stream\b/i.test(accept)) return true;
  return !/\b(?:application\/json|text\/html)\b/i.test(accept);
}

function noPosition(): Answer {
  return machineError(400, {
    what: '"since" is no position of this feed.',
    why: 'What changed since then is unknown.',
    fix: 'Give the "position" of the last answer, or begin without "since".',
  });
}

function tooOld(origin: string): Answer {
  const { what, why } = resetWords(origin);
  const fix = `Ask ${origin}${CHANGES_PATH} without "since", read /api/vehicles anew, then go on from the position of that answer.`;
  return machineError(410, { what, why, fix });
}

function notYet(): Answer {
  return machineError(
    503,
    {
      what: 'The changes of this site cannot be read just now.',
      why: 'None is lost: they are told from the position that you have.',
      fix: 'Ask again in some seconds, as Retry-After says.',
    },
    { 'retry-after': '5' },
  );
}

function later(seconds: number): Answer {
  return machineError(
    429,
    {
      what: 'This was asked for too often in a minute.',
      why: 'It was not answered, so that shoppers need not wait.',
      fix: `Wait ${seconds} s, as Retry-After says, or keep a stream open.`,
    },
    { 'retry-after': String(seconds) },
  );
}

function tooMany(full: 'visitor' | 'site' | 'server'): Answer {
  const who = full === 'visitor' ? 'you have' : full === 'site' ? 'this site has' : 'there are';
  return machineError(
    full === 'visitor' ? 429 : 503,
    {
      what: `As many streams are open as ${who} at most.`,
      why: 'Each takes room that others need.',
      fix: 'Close one, or ask with "Accept: application/json" from time to time.',
    },
    { 'retry-after': '60' },
  );
}
