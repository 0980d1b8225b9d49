/** Backdrops: a showroom forecourt by day, a country road at dusk, a dark studio. */
export const scenes = ['forecourt', 'country', 'studio'] as const;

export type Scene = (typeof scenes)[number];
