import type { OutgoingHttpHeaders } from 'node:http';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { Answer } from '../http/answer.ts';
import type { TemplateBuild } from './templateBuild.ts';

export interface PageRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Lets the template answer, and turns its Response into an answer of ours. */
export async function renderPage(
  template: TemplateBuild,
  services: SiteServices,
  { method, target, headers, body }: PageRequest,
): Promise<Answer> {
  const request = new Request(services.origin + target, {
    method,
    headers,
    ...(body !== null && { body: new Uint8Array(body) }),
  });
  const response = await template.handle(request, services);
  return {
    status: response.status,
    headers: headersOf(response.headers),
    body: services.document?.html ?? Buffer.from(await response.arrayBuffer()),
  };
}

function headersOf(headers: Headers): OutgoingHttpHeaders {
  const all: OutgoingHttpHeaders = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) all['set-cookie'] = cookies;
  // A redirect has no body, and so no type that a browser could guess wrongly.
  delete all['content-length'];
  return all;
}
