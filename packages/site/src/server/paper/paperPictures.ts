import type { DealerSite } from '@forecourt/data';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';

/** Bytes of one picture, and milliseconds that it may take: a paper without it is a paper. */
const MOST_BYTES = 2 * 1024 * 1024;
const BUDGET_MS = 2_000;

/**
 * Pictures of a vehicle, as bytes that a paper can have. One of this site is asked of who answers for
 * it here; one of another host is fetched from those hosts alone that the configuration names.
 */
export function paperPictures(
  urls: readonly string[],
  request: SiteRequest,
  own: readonly QuickHandler[],
): Promise<Buffer[]> {
  const found = urls.map((url) =>
    (url.startsWith('/') ? ownPicture(url, request, own) : hostPicture(url, request.site)).catch(
      () => null,
    ),
  );
  return Promise.all(found).then((all) => all.filter((picture) => picture !== null));
}

async function ownPicture(
  url: string,
  request: SiteRequest,
  own: readonly QuickHandler[],
): Promise<Buffer | null> {
  const { pathname, search } = new URL(url, request.origin);
  for (const quick of own) {
    // None of these writes into an answer by itself.
    const answer = await quick({ ...request, method: 'GET', pathname, search }, NO_RESPONSE);
    if (answer !== null && answer !== 'sent') return drawable(answer.body);
  }
  return null;
}

const NO_RESPONSE = {} as Parameters<QuickHandler>[1];

async function hostPicture(url: string, { config }: DealerSite): Promise<Buffer | null> {
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:' || !config.imageHosts.includes(host)) return null;
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(BUDGET_MS) });
  if (!answer.ok || answer.body === null) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return drawable(Buffer.concat(parts));
}

/** By what it begins with: JPEG or PNG, whatever its name says. */
function drawable(bytes: Buffer | undefined): Buffer | null {
  if (bytes === undefined || bytes.length > MOST_BYTES) return null;
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  return isJpeg || isPng ? bytes : null;
}
