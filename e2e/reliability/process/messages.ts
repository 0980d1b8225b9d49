export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  /** Opens the store so that a power cut can take the last leads: what a test must notice. */
  unsafe: boolean;
  /** Templates to load before anything is served. */
  templates: readonly string[];
}

export type FromServer = { loaded: true } | { port: number };
