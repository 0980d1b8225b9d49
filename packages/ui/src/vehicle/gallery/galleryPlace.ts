/**
 * Where a layout puts photos: beside a column, over the whole content as one large photo and four small
 * ones, or from edge to edge of the window.
 */
export type GalleryPlace = 'column' | 'mosaic' | 'bleed';
