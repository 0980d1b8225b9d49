/** An answer of Stripe's API that refuses, in its words as far as they are known. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: RefusalWords) {
    super(error.message);
    this.status = status;
    const doc = error.code && {
      doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`,
    };
    this.body = { error: { type: 'invalid_request_error', ...doc, ...error } };
  }
}

interface RefusalWords {
  message: string;
  code?: string;
  param?: string;
  type?: string;
}

export function refuse(message: string, more: Omit<RefusalWords, 'message'> = {}): never {
  throw new Refusal(400, { message, ...more });
}

export function noSuch(object: string, param: string, id: string): never {
  throw new Refusal(404, {
    ...{ code: 'resource_missing', message: `No such ${object}: '${id}'`, param },
  });
}
