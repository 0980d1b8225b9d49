/** What pictures are made in, best first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];
