/**
 * What went wrong: no connection; one that broke; no answer in time; another status than success;
 * an answer that is none of Typesense's; one of more than 2 MB; a redirect; too many searches at
 * once; a service that failed so often that it is left alone; a search that holds more than Typesense
 * takes in one, which was not sent; answers from a part of the stock, or from another stock.
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
  | 'open'
  | 'too_long'
  | 'partial'
  | 'outdated';

/**
 * A search that got no answer. It says what, why and what next, and holds neither the request nor
 * the client's own error, which would print the API key into a log (R18-02).
 */
export class TypesenseFault extends Error {
  override readonly name = 'TypesenseFault';
  readonly service = 'typesense';
  readonly kind: TypesenseFaultKind;
  /** HTTP status, if there was one. */
  readonly status: number | null;
  /** Milliseconds until the fault. */
  readonly ms: number;
  /** What whoever runs the sites can do about it: a sentence. */
  readonly remedy: string;

  constructor(kind: TypesenseFaultKind, { status = null, ms = 0 }: FaultFacts = {}) {
    const happened = status === null ? what[kind] : `${what[kind]} (${status})`;
    const remedy = remedyOf(kind, status);
    super(`${happened} after ${Math.round(ms)} ms. ${WHY} ${remedy}`);
    this.remedy = remedy;
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
  too_long: 'A search refines more than Typesense takes in one filter, and was not sent,',
  partial: 'Typesense answered from a part of the stock',
  outdated: 'Typesense answered from another stock than the one on sale',
};
const WHY = 'Shoppers see earlier results, or none.';
const OF_SITE = ': forecourt index --site <site>';
const kindRemedy: Readonly<Partial<Record<TypesenseFaultKind, string>>> = {
  garbled: 'Check that the address is that of Typesense 29 or later and not of a proxy.',
  redirect: 'Configure the address that it leads to.',
  busy: 'Add a node, or look for whoever asks so much.',
  partial: `Index the stock${OF_SITE}, unless it was restarted just now: then this ends by itself.`,
  outdated: `Index the stock${OF_SITE}, unless it was restarted just now: then this ends by itself.`,
  too_long: 'Whoever asked may take some refinements away.',
};
const statusRemedy: ReadonlyMap<number, string> = new Map([
  [
    400,
    'Check that it is of version 29 or later; if it is, index the stock again, then report it.',
  ],
  [401, 'Set FORECOURT_TYPESENSE_KEY to a key that it knows.'],
  [403, 'Set FORECOURT_TYPESENSE_KEY to a key that may search collections of forecourt_.*.'],
  [404, `Index the stock${OF_SITE}.`],
  [408, 'Add a node, or look for whoever asks so much.'],
  [429, 'Add a node, or look for whoever asks so much.'],
]);
const ELSE_STATUS_REMEDY = 'See its log for what it refuses, and that its nodes are ready.';
const ELSE_REMEDY = 'Check that its nodes run and can be reached.';

function remedyOf(kind: TypesenseFaultKind, status: number | null): string {
  if (kind === 'status') return statusRemedy.get(status ?? 0) ?? ELSE_STATUS_REMEDY;
  return kindRemedy[kind] ?? ELSE_REMEDY;
}

/**
 * Whether the service did its part and the request was at fault: one that it refuses as such, it
 * refuses tomorrow as well, and it is sound for all others.
 */
export function isRefusal(fault: unknown): boolean {
  if (!(fault instanceof TypesenseFault) || fault.kind !== 'status') return false;
  const { status } = fault;
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}
