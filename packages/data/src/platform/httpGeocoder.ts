import { z } from 'zod';
import type { GeocodeAnswer, Geocoder } from './geocoder.ts';
import { keptAnswers } from './keptAnswers.ts';
import { platformPaths } from './platformPaths.ts';
import { type PlatformServiceOptions, platformService } from './platformService.ts';

const { path, keys } = platformPaths.geocoder;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const answerSchema = z.object({
  [keys.results]: z.array(
    z.object({
      [keys.geometry]: z.object({
        [keys.location]: z.object({ [keys.latitude]: latitude, [keys.longitude]: longitude }),
      }),
    }),
  ),
});

export interface HttpGeocoderOptions extends PlatformServiceOptions {
  /** Sent with each question where the service wants one; it is told nowhere. */
  key?: string | null;
}

/** A postcode stays where it is. */
const KEPT_MS = 24 * 3_600_000;
/** More than Australia has. */
const MOST_KEPT = 10_000;

/** A geocoding service: the first result's location, none is no such postcode (R7-09). */
export function httpGeocoder(options: HttpGeocoderOptions): Geocoder {
  const { now = () => performance.now(), key = null } = options;
  const service = platformService('geocoder', options);
  const kept = keptAnswers<GeocodeAnswer>({ max: MOST_KEPT, ttl: KEPT_MS }, now);
  return {
    async find(site, postcode) {
      const known = kept.get(postcode);
      if (known !== undefined) return known;
      const reply = await service.ask(site, {
        path: path({ postcode, key }),
        schema: answerSchema,
      });
      if (reply.kind === 'down') return { kind: 'down' };
      const [first] = reply.kind === 'answer' ? reply.data[keys.results] : [];
      const answer = first === undefined ? NONE : found(first[keys.geometry][keys.location]);
      kept.set(postcode, answer);
      return answer;
    },
  };
}

const NONE: GeocodeAnswer = { kind: 'none' };

function found(location: Record<'lat' | 'lng', number>): GeocodeAnswer {
  const point = { latitude: location[keys.latitude], longitude: location[keys.longitude] };
  return { kind: 'found', point, credit: null };
}
