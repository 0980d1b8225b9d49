import { MAX_PHOTOS } from './leadPhoto.ts';

/** Why a photo was not taken. */
export const photoProblems = [
  'type',
  'heic',
  'broken',
  'size',
  'many',
  'gone',
  'wait',
  'busy',
] as const;
export type PhotoProblem = (typeof photoProblems)[number];

const texts: Readonly<Record<PhotoProblem, string>> = {
  type: 'One of the files is no photo that we can read. Choose photos as JPEG, PNG or WebP.',
  heic: 'One of the photos is in the HEIC format of iPhones, which we cannot read. Choose it as JPEG: in the camera’s settings under Formats, “Most Compatible”.',
  broken: 'One of the photos is damaged, so that nobody could open it. Choose another.',
  size: 'One of the photos is larger than 6 MB. Choose a smaller one.',
  many: `More than ${MAX_PHOTOS} photos were chosen, which is more than one message holds. The first ${MAX_PHOTOS} are kept.`,
  gone: 'Photos are kept for an hour until they are sent, and this hour is over. Choose them again.',
  wait: 'Many photos have come from your connection. Send the form without them, or wait ten minutes.',
  busy: 'Photos cannot be taken just now. Send the form without them; we ask you for them later.',
};

/** What a shopper is told of it, and what helps. */
export function photoProblemText(problem: PhotoProblem): string {
  return texts[problem];
}

/** Reads a problem as it travelled; `null` for a text that is none. */
export function readPhotoProblem(text: string): PhotoProblem | null {
  return photoProblems.find((known) => known === text) ?? null;
}
