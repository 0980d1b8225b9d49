/** A vehicle as Typesense keeps it. */
export type IndexDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** The shape of a collection, without its name. */
export interface IndexSchema {
  readonly fields: readonly object[];
}

export interface CollectionFacts {
  name: string;
  /** Seconds since 1970, by Typesense's own clock. */
  createdAt: number;
  documents: number;
}

/** What indexing asks of Typesense. Every call may be repeated. All reject with `IndexFault`. */
export interface IndexAdmin {
  collections(): Promise<CollectionFacts[]>;
  /** `null` when there is none. */
  collection(name: string): Promise<CollectionFacts | null>;
  /** Leaves a collection that exists as it is. */
  create(name: string, schema: IndexSchema): Promise<void>;
  /** Adds or replaces; answers the reasons of those that Typesense did not take. */
  write(name: string, documents: readonly IndexDocument[]): Promise<string[]>;
  /** `null` when there is none. */
  read(name: string, id: string): Promise<Record<string, unknown> | null>;
  /** Collection that the alias names; `null` when it names none. */
  target(alias: string): Promise<string | null>;
  point(alias: string, collection: string): Promise<void>;
  drop(name: string): Promise<void>;
  /** Ends the connections. */
  close(): void;
}
