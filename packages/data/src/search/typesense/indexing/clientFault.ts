import { Errors } from 'typesense';
import { TypesenseFault, type TypesenseFaultKind } from '../client/typesenseFault.ts';
import { IndexFault } from './indexFault.ts';
import { StrangeAnswer } from './strangeAnswer.ts';

const RUN_AGAIN = 'then run the command again.';
const CHECK_ADDRESS = `Check that the address is that of Typesense and not of a proxy, ${RUN_AGAIN}`;
const CHECK_NODES = `Check FORECOURT_TYPESENSE_NODES and that the nodes run, ${RUN_AGAIN}`;

/** What came back where no answer of Typesense did. */
const cameBack: Readonly<Partial<Record<TypesenseFaultKind, readonly [string, string]>>> = {
  redirect: [
    'what answered sent it elsewhere, which is not followed',
    `Set FORECOURT_TYPESENSE_NODES to the address that it leads to, ${RUN_AGAIN}`,
  ],
  late: ['no answer in time', `Check that the nodes are not overloaded, ${RUN_AGAIN}`],
  too_large: ['the answer was larger than any of its own', CHECK_ADDRESS],
  broken: ['the connection broke off', CHECK_NODES],
};

/**
 * The error of the official client, when it was to do `what`, in words of ours; its own holds the
 * key and the request (R18-02).
 */
export function clientFault(error: unknown, what: string): IndexFault {
  const status = error instanceof Errors.TypesenseError ? error.httpStatus : undefined;
  const isUnread = status === undefined && !(error instanceof TypesenseFault);
  if (error instanceof StrangeAnswer || isUnread) {
    // All that fails on the way is a TypesenseFault, so the rest is the client's word for JSON it cannot read.
    const strange = error instanceof StrangeAnswer ? error : null;
    const cameWith = strange?.message ?? 'JSON with a fault in it';
    // What runs behind a proxy may be away; where something answers well, it is something else.
    const remedy =
      (strange?.status ?? 200) >= 500
        ? `Look whether Typesense runs behind the proxy, ${RUN_AGAIN}`
        : CHECK_ADDRESS;
    return new IndexFault(
      'garbled',
      `What answered is not Typesense, when it was to ${what}: ${cameWith}.`,
      remedy,
    );
  }
  if (status === 401 || status === 403) {
    return new IndexFault(
      'refused_key',
      `Typesense does not allow this key to ${what} (${status}).`,
      'Set FORECOURT_TYPESENSE_KEY to a key for collections, documents and aliases.',
    );
  }
  if (status === 404) {
    return new IndexFault(
      'gone',
      `Typesense could not ${what}: it was deleted meanwhile.`,
      'Run the command again.',
    );
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new IndexFault(
      'refused',
      `Typesense refused to ${what} (${status}).`,
      `Check that it is of version 29 or later and its log, ${RUN_AGAIN}`,
    );
  }
  const [happened, remedy] = happening(error, status);
  return new IndexFault('unreachable', `Typesense did not ${what}: ${happened}.`, remedy);
}

function happening(error: unknown, status: number | undefined): readonly [string, string] {
  if (status !== undefined) return [`status ${status}`, CHECK_NODES];
  const known = error instanceof TypesenseFault ? cameBack[error.kind] : undefined;
  return known ?? ['no node answered', CHECK_NODES];
}
