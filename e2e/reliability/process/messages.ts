export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  /** Opens the store so that a power cut can take the last leads: what a test must notice. */
  unsafe: boolean;
  /** Milliseconds in which it still takes requests after it was told to stop. */
  drainMs: number;
  /** Templates to load before anything is served. */
  templates: readonly string[];
  /** What an operator would set besides: secrets of webhooks, a mail server, another folder of sites. */
  env: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 UTC at which its clock starts; `null` for the machine's. */
  startsAt: number | null;
}

/** `pid` is the server's own, also below a tracer. */
export type FromServer = { pid: number } | { port: number };
