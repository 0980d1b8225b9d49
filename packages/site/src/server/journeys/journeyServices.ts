import { randomBytes } from 'node:crypto';
import type { DealerSite, Journey, Store } from '@forecourt/data';
import type {
  JourneyPerson,
  JourneyServices,
  OpenedJourney,
  WrittenJourney,
} from '../../contracts/journeyServices.ts';
import type { WaitFirst } from '../../contracts/tradeInServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { Seal } from '../http/seal.ts';
import {
  journeyCookie,
  lock,
  newJourneyKey,
  ownerOf,
  readJourneyKey,
  unlock,
} from './journeyKey.ts';

export interface JourneyOptions {
  journeys: Store['journeys'];
  seal: Seal;
  /** How many journeys a visitor may begin. */
  limiter: Limiter;
  now(): number;
}

/** What it rests on, an estimate and a price, are of a day: after a week it begins anew. */
const KEPT_MS = 7 * 86_400_000;
/** Journeys that a browser has under way at a site; an older one makes room. */
const MOST = 5;

const NOBODY: JourneyPerson = { details: null, delivery: null };

/** Binds journeys to one site and one visitor; `null` where vehicles are not bought online. */
export function journeyServices(
  { journeys, seal, limiter, now }: JourneyOptions,
  site: DealerSite,
  origin: string,
  visitor: string,
): JourneyServices | null {
  const { checkoutJourney, reserve } = site.config;
  if (checkoutJourney === null || reserve === null) return null;
  const https = origin.startsWith('https:');
  const purpose = `checkout journey ${site.key}`;

  function tokenOf({ id, until }: Pick<Journey, 'id' | 'until'>): string {
    return seal.close(purpose, { id, until });
  }

  function readToken(token: string): Pick<Journey, 'id' | 'until'> | null {
    return seal.open(purpose, token) as Pick<Journey, 'id' | 'until'> | null;
  }

  /** Begins a journey under the browser's key, or under a new one. */
  async function begin(
    request: Request,
    { carId, choices }: Pick<Journey, 'carId' | 'choices'>,
    person: JourneyPerson,
  ): Promise<WrittenJourney | WaitFirst> {
    const id = randomBytes(16).toString('hex');
    const pause = limiter.pause(`${site.key} ${visitor}`, id);
    if (pause > 0) return { kind: 'wait', seconds: Math.ceil(pause / 1000) };
    const known = readJourneyKey(request, https);
    const key = known ?? newJourneyKey();
    const journey: Journey = {
      ...{ id, site: site.key, carId, choices, owner: ownerOf(site.key, key) },
      person: person === NOBODY ? null : lock(key, id, person),
      ...{ reservation: null, startedAt: now(), until: now() + KEPT_MS },
    };
    await journeys.start(journey, MOST);
    return { kind: 'written', token: tokenOf(journey), cookie: journeyCookie(key, https) };
  }

  /** The key of the browser, where the journey is its own. */
  function ownKey(request: Request, { owner }: Pick<Journey, 'owner'>): string | null {
    const key = readJourneyKey(request, https);
    return key !== null && ownerOf(site.key, key) === owner ? key : null;
  }

  return {
    start: (request, carId, choices) => begin(request, { carId, choices }, NOBODY),

    async open(request, token): Promise<OpenedJourney | 'gone' | null> {
      const told = readToken(token);
      if (told === null) return null;
      const journey = await journeys.find(site.key, told.id, now());
      if (journey === null) return 'gone';
      const { id, carId, choices, person, reservation } = journey;
      const key = ownKey(request, journey);
      const unlocked = (text: string | null) =>
        key === null || text === null ? null : unlock(key, id, text);
      return {
        ...{ token, carId, choices, isOwn: key !== null, isOver: reservation !== null },
        person: (unlocked(person) as JourneyPerson | null) ?? NOBODY,
        reservation: unlocked(reservation) as string | null,
      };
    },

    async answer(request, { token, carId, choices, person }, answer) {
      const whole = answer.person === undefined ? person : { ...person, ...answer.person };
      const id = readToken(token)?.id ?? '';
      const key = readJourneyKey(request, https);
      const changed =
        key === null
          ? null
          : await journeys.change(
              site.key,
              id,
              ownerOf(site.key, key),
              {
                ...(answer.choices && { choices: answer.choices }),
                ...(answer.person && { person: lock(key, id, whole) }),
              },
              now(),
            );
      if (changed !== null) return { kind: 'written', token, cookie: null };
      // Another browser's, by its link.
      return begin(request, { carId, choices: { ...choices, ...answer.choices } }, whole);
    },

    async reserved(request, { token }, reservation) {
      const id = readToken(token)?.id ?? '';
      const key = readJourneyKey(request, https);
      if (key === null) return;
      const change = { person: null, reservation: lock(key, id, reservation) };
      await journeys.change(site.key, id, ownerOf(site.key, key), change, now());
    },
  };
}
