/**
 * What went wrong: no connection; one that broke; no answer in time; another status than success;
 * an answer that is none of Typesense's; one of more than 2 MB; a redirect; too many searches at
 * once; a service that failed so often that it is left alone.
 */
export type TypesenseFaultKind =
  | 'refused'
  | 'broken'
  | 'late'
  | 'status'
  | 'garbled'
  | 'too_large'
  | 'redirect'
  | 'busy'
  | 'open';

/**
 * A search that got no answer. It says what, why and what next, and holds neither the request nor
 * the client's own error, which would print the API key into a log (M24).
 */
export class TypesenseFault extends Error {
  override readonly name = 'TypesenseFault';
  readonly service = 'typesense';
  readonly kind: TypesenseFaultKind;
  /** HTTP status, if there was one. */
  readonly status: number | null;
  /** Milliseconds until the fault. */
  readonly ms: number;

  constructor(kind: TypesenseFaultKind, { status = null, ms = 0 }: FaultFacts = {}) {
    const happened = status === null ? what[kind] : `${what[kind]} (${status})`;
    super(`${happened} after ${Math.round(ms)} ms. ${why} ${remedy[kind] ?? elseRemedy}`);
    this.kind = kind;
    this.status = status;
    this.ms = ms;
  }
}

interface FaultFacts {
  status?: number | null;
  ms?: number;
}

const what: Readonly<Record<TypesenseFaultKind, string>> = {
  refused: 'Typesense took no connection',
  broken: 'Typesense broke the connection off',
  late: 'Typesense did not answer in time',
  status: 'Typesense answered with an error',
  garbled: 'What answered is not Typesense, or of another version',
  too_large: 'Typesense answered with more than a search may bring',
  redirect: 'Typesense answered with a redirect, which is not followed',
  busy: 'More searches are under way than Typesense is asked at once, refused',
  open: 'Typesense failed so often that it is left alone for some seconds, refused',
};
const why = 'Shoppers see earlier results, or none.';
const remedy: Readonly<Partial<Record<TypesenseFaultKind, string>>> = {
  status: 'Check its key, that the stock was indexed, and its log.',
  garbled: 'Check that the address is that of Typesense 29 or later and not of a proxy.',
  redirect: 'Configure the address that it leads to.',
  busy: 'Add a node, or look for whoever asks so much.',
};
const elseRemedy = 'Check that its nodes run and can be reached.';
