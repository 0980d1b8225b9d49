import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';

type Adapter = Extract<ConfigurationOptions['axiosAdapter'], (...args: never[]) => unknown>;

/** An answer that Typesense does not give: all of its own are JSON, or lines of it. */
export class StrangeAnswer extends Error {
  override readonly name = 'StrangeAnswer';
  readonly status: number;

  /** @param body what it was: `a web page`; never what is in it, which may hold the request (R18-02) */
  constructor(status: number, body: string) {
    super(`status ${status}, with ${body}`);
    this.status = status;
  }
}

/**
 * The same, but it rejects with `StrangeAnswer`. The client itself would take a proxy's page of
 * status 404 for "there is none", and text cut off for a node that did not answer.
 */
export function refusingStrangeAnswers(adapter: Adapter): Adapter {
  return async (config) => {
    const answer = await adapter(config);
    const text = String(answer.data).trim();
    if (/^[[{]/.test(text) && /[\]}]$/.test(text)) return answer;
    throw new StrangeAnswer(answer.status, kindOf(text));
  };
}

function kindOf(text: string): string {
  if (text === '') return 'an empty body';
  if (text.startsWith('<')) return 'a web page';
  return /^[[{]/.test(text) ? 'JSON that is cut off' : 'text that is not JSON';
}
