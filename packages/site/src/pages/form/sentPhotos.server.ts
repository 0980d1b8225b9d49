import {
  type FormInput,
  type LeadPhoto,
  MAX_PHOTOS,
  type PhotoProblem,
  readPhotoProblem,
} from '@forecourt/domain';
import { PHOTO_FIELD, PHOTO_PROBLEM_FIELD } from '../../contracts/photoFields.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { KeptPhoto } from './formView.ts';

/** Photos that a form names. */
export interface SentPhotos {
  photos: readonly LeadPhoto[];
  /** The same, as the form is given them again. */
  kept: readonly KeptPhoto[];
  /** Why others were not taken. */
  problems: readonly PhotoProblem[];
}

/** The photos that a form names by their tokens (R5-42): each once, and so many at most. */
export async function sentPhotos(
  { openPhoto }: Pick<SiteServices, 'openPhoto'>,
  input: FormInput,
): Promise<SentPhotos> {
  const problems = new Set(
    valuesOf(input, PHOTO_PROBLEM_FIELD).flatMap((text) => readPhotoProblem(text) ?? []),
  );
  const found = new Map<string, KeptPhoto & { photo: LeadPhoto }>();
  for (const token of valuesOf(input, PHOTO_FIELD).slice(0, 4 * MAX_PHOTOS)) {
    const photo = await openPhoto(token);
    if (photo === null) problems.add('gone');
    else if (found.size >= MAX_PHOTOS && !found.has(photo.digest)) problems.add('many');
    else found.set(photo.digest, { token, photo, type: photo.type, bytes: photo.bytes });
  }
  const kept = [...found.values()];
  return {
    photos: kept.map(({ photo }) => photo),
    kept: kept.map(({ token, type, bytes }) => ({ token, type, bytes })),
    problems: [...problems],
  };
}

function valuesOf(input: FormInput, name: string): string[] {
  return [input[name] ?? []].flat().filter((text) => text !== '');
}
