/** One thing that a typed text may mean in this stock. */
export interface Suggestion {
  /** `Toyota HiLux` */
  label: string;
  /** What it is, for example `Model`; `null` is a search by text. */
  kind: string | null;
  /** Vehicles it brings; `null` where nobody has counted, as for a search of another day. */
  count: number | null;
  href: string;
  /** What stays in the box once it is chosen. */
  query: string;
}

/** Where suggestions come from, and what one does. */
export interface SuggestionSource {
  /**
   * The suggestions for a text, best first; of an empty text, what to begin with. Rejecting means
   * none. The signal says that a later text has made this one idle.
   */
  find(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  /** One was chosen. Without it the link is followed. */
  onChoose?(suggestion: Suggestion): void;
}
