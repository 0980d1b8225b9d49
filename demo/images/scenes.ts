/** Backdrops, each the place where one yard takes its pictures. */
export const scenes = [
  'forecourt',
  'skyline',
  'bayside',
  'country',
  'paddock',
  'shed',
  'studio',
  'gallery',
] as const;

export type Scene = (typeof scenes)[number];

/** Dealers' own wide pictures for the top of a home page. */
export const heroScenes = ['forecourt', 'country', 'studio'] as const satisfies readonly Scene[];

export type HeroScene = (typeof heroScenes)[number];
