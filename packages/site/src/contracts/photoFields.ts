/** Name of the field in which a form names a photo that was taken, by its token. */
export const PHOTO_FIELD = 'photo';

/** Name of the field in which the server says of a photo why it was not taken. */
export const PHOTO_PROBLEM_FIELD = 'photo_problem';

/** Where a script sends a photo before the form. */
export const PHOTOS_PATH = '/api/photos';
