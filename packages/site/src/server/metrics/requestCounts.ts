import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import { isProbe } from '../http/probes.ts';
import type { Instruments } from './instruments.ts';
import type { RequestKind, ServerWatch } from './serverWatch.ts';

interface Known {
  kind: RequestKind;
  site: string | null;
}

/**
 * Counts requests when they are over, however they were answered: by a part that writes by itself too.
 * What a request was is told by who answered it, since its address has no end of spellings.
 */
export function requestCounts(
  instruments: Instruments,
): Pick<ServerWatch, 'listener' | 'answers' | 'kept' | 'unkept' | 'page'> {
  const { requests, siteRequests, underWay, keptPages } = instruments;
  const known = new WeakMap<IncomingMessage, Known>();

  function over(incoming: IncomingMessage, response: ServerResponse, seconds: number): void {
    const { kind, site } = known.get(incoming) ?? { kind: kindOf(incoming), site: null };
    const status = response.writableFinished ? `${String(response.statusCode)[0]}xx` : 'gone';
    underWay.dec();
    requests.observe({ kind, status }, seconds);
    if (site !== null) siteRequests.inc({ site, status });
  }

  function told(kind: RequestKind, handler: QuickHandler): QuickHandler {
    return async (request, response) => {
      const answer = await handler(request, response);
      if (answer !== null) known.set(request.incoming, { kind, site: request.site.key });
      return answer;
    };
  }

  return {
    listener: (listener) => (incoming, response) => {
      const began = performance.now();
      underWay.inc();
      response.once('close', () => over(incoming, response, (performance.now() - began) / 1000));
      listener(incoming, response);
    },
    answers: (kind, handlers) => handlers.map((handler) => told(kind, handler)),
    kept: (handler) => async (request, response) => {
      const answer = await told('page', handler)(request, response);
      if (answer !== null) keptPages.inc({ outcome: 'hit' });
      return answer;
    },
    // What comes now is rendered, or refused for want of time.
    async unkept(request) {
      keptPages.inc({ outcome: 'miss' });
      known.set(request.incoming, pageOf(request));
      return null;
    },
    page: (render) => (request) => {
      known.set(request.incoming, pageOf(request));
      return render(request);
    },
  };
}

function pageOf({ method, site }: SiteRequest): Known {
  return { kind: method === 'POST' ? 'form' : 'page', site: site.key };
}

/** What nobody has answered was refused at the door. */
function kindOf({ method, url = '' }: IncomingMessage): RequestKind {
  if (method === 'POST') return 'form';
  return isProbe(url.split('?')[0] ?? '') ? 'probe' : 'other';
}
