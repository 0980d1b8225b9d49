import { createHash } from 'node:crypto';
import type { DealerSite, PhotoFolder } from '@forecourt/data';
import {
  type LeadPhoto,
  type PhotoProblem,
  photoProblemText,
  readPhotoProblem,
} from '@forecourt/domain';
import {
  PHOTO_FIELD,
  PHOTO_KEPT_MS,
  PHOTO_PROBLEM_FIELD,
  PHOTOS_PATH,
} from '../../contracts/photoFields.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import type { Seal } from '../http/seal.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import { readMultipart } from './readMultipart.ts';

export interface PhotoIntakeOptions {
  photos: PhotoFolder;
  seal: Seal;
  /** How many photos a visitor may send. */
  limiter: Limiter;
  proxies: TrustedProxies;
  now(): number;
}

/** What a form with photos became: the same form without them, which names them by their tokens. */
export type TakenPhotos =
  | { ok: true; body: Buffer }
  | { ok: false; status: number; reason: string };

export interface PhotoIntake {
  take(request: SiteRequest): Promise<TakenPhotos>;
  /** Tells a script what became of the photo it sent. */
  answer: QuickHandler;
  /** The photo of a token; `null` for one that is not this site's, is an hour old, or is gone. */
  open(site: DealerSite, token: string): Promise<LeadPhoto | null>;
}

/** Forms with photos that are read at once: each may hold a photo in memory. */
const MOST_AT_ONCE = 6;

/** Takes photos before the form that they belong to, so that a lead names only what is on disk. */
export function createPhotoIntake(options: PhotoIntakeOptions): PhotoIntake {
  const { photos, seal, limiter, proxies, now } = options;
  const purposeOf = ({ key }: DealerSite) => `photo ${key}`;
  let reading = 0;

  async function read({ site, incoming }: SiteRequest): Promise<TakenPhotos> {
    const who = `${site.key} ${visitorOf(incoming, proxies)}`;
    const taken: string[] = [];
    const problems = new Set<PhotoProblem>();
    async function keep(file: Buffer | null): Promise<void> {
      if (file === null) return void problems.add('size');
      const what = createHash('sha256').update(file).digest('base64url');
      if (limiter.pause(who, what) > 0) return void problems.add('wait');
      const photo = await photos.keep(site.key, file);
      if ('problem' in photo) problems.add(photo.problem);
      else taken.push(seal.close(purposeOf(site), { photo, at: now() }));
    }
    const result = await readMultipart(incoming, { take: keep });
    if (!result.ok) return result;
    const { fields, isMany } = result;
    if (isMany) problems.add('many');
    // What a form says of problems is ours to say.
    fields.delete(PHOTO_PROBLEM_FIELD);
    for (const token of taken) fields.append(PHOTO_FIELD, token);
    for (const problem of problems) fields.append(PHOTO_PROBLEM_FIELD, problem);
    return { ok: true, body: Buffer.from(fields.toString()) };
  }

  return {
    async take(request) {
      if (reading >= MOST_AT_ONCE) {
        const reason = 'Very many photos are coming just now. Please send the form again.';
        return { ok: false, status: 503, reason };
      }
      reading += 1;
      try {
        return await read(request);
      } finally {
        reading -= 1;
      }
    },

    async answer({ pathname, body }) {
      if (pathname !== PHOTOS_PATH) return null;
      const fields = new URLSearchParams(body?.toString() ?? '');
      const photo = fields.get(PHOTO_FIELD);
      const headers = { 'cache-control': 'no-store' };
      if (photo !== null) return jsonAnswer(200, { success: true, photo }, headers);
      const problem = readPhotoProblem(fields.get(PHOTO_PROBLEM_FIELD) ?? '') ?? 'type';
      const status = problem === 'wait' ? 429 : problem === 'busy' ? 503 : 400;
      return jsonAnswer(status, { success: false, error: photoProblemText(problem) }, headers);
    },

    async open(site, token) {
      // What this server has sealed is what it says.
      const told = seal.open(purposeOf(site), token) as { photo: LeadPhoto; at: number } | null;
      if (told === null || now() - told.at >= PHOTO_KEPT_MS) return null;
      return (await photos.read(site.key, told.photo)) === null ? null : told.photo;
    },
  };
}
