/** Name of the field in which a form names a photo that was taken, by its token. */
export const PHOTO_FIELD = 'photo';

/** Name of the field in which the server says of a photo why it was not taken. */
export const PHOTO_PROBLEM_FIELD = 'photo_problem';

/** Where a script sends a photo before the form. */
export const PHOTOS_PATH = '/api/photos';

/**
 * How long a photo is kept without a lead, milliseconds: less than the hour after which those are swept
 * that no lead names.
 */
export const PHOTO_KEPT_MS = 50 * 60_000;
