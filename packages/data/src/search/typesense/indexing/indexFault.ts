/** What failed while a stock was being indexed. */
export type IndexFaultKind =
  | 'unreachable'
  | 'refused_key'
  | 'refused'
  | 'garbled'
  | 'gone'
  | 'no_stock'
  | 'rejected_vehicles'
  | 'unsound'
  | 'restless';

/**
 * The index could not be renewed: what happened, what it means, what to do. Never holds the answer,
 * the request or the key, which the client's own errors do (R18-02).
 */
export class IndexFault extends Error {
  override readonly name = 'IndexFault';
  readonly kind: IndexFaultKind;
  /** The first of the three parts. */
  readonly happened: string;

  constructor(kind: IndexFaultKind, happened: string, remedy: string) {
    super(`${happened} Shoppers search what they searched before. ${remedy}`);
    this.kind = kind;
    this.happened = happened;
  }
}
