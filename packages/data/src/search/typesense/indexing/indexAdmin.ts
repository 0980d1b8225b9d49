/** A vehicle as Typesense keeps it. */
export type IndexDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** The shape of a collection, without its name. */
export interface IndexSchema {
  readonly fields: readonly object[];
}

export interface CollectionFacts {
  name: string;
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
  /**
   * Has each node write down what it holds, so that it is whole at once after a restart; without, it
   * reads its log again, and answers from a part meanwhile.
   */
  snapshot(): Promise<void>;
  /** Ends the connections. */
  close(): void;
}
