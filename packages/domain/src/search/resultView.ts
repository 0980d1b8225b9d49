/** How results may be laid out. */
export const resultViews = ['grid', 'list'] as const;

/** How results are laid out. */
export type ResultView = (typeof resultViews)[number];
