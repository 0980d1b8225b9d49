import type { Vehicle } from '@forecourt/domain';
import { ask, originOf, type Question, type Reply } from './ask.ts';
import { askUntilLetIn } from './askUntilLetIn.ts';
import { newVisitor } from './newVisitor.ts';

/** A form as a server drew it, ready to be sent as a browser without scripts would. */
export interface DrawnForm {
  site: string;
  path: string;
  /** Names and values a visitor need not touch: hidden fields and chosen options. */
  fields: Readonly<Record<string, string>>;
}

/** Asks for a vehicle's enquiry page and reads its form. */
export async function drawForm(
  site: string,
  { slug }: Pick<Vehicle, 'slug'>,
  port?: number,
): Promise<DrawnForm> {
  return drawFormAt({ site, path: `/cars/${slug}/enquire`, ...(port !== undefined && { port }) });
}

/** Asks for any page with a form and reads that. */
export async function drawFormAt({
  site,
  path,
  port,
}: Pick<Question, 'site' | 'path' | 'port'>): Promise<DrawnForm> {
  const { reply } = await askUntilLetIn({ site, path, ...(port !== undefined && { port }) });
  const { status, text } = reply;
  if (status !== 200) throw new Error(`${path} of ${site} answered ${status}, not a form.`);
  const [form = ''] = /<form[^>]* method="post"[\s\S]*?<\/form>/.exec(text) ?? [];
  if (form === '') throw new Error(`${path} of ${site} holds no form.`);
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="(\w+)" value="([^"]*)"/g,
  )) {
    fields[name] = value;
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select[^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  }
  return { site, path, fields };
}

/** What a visitor types. */
export const VISITOR = {
  name: 'Ana',
  last_name: 'Nguyen',
  email: 'ana@example.com',
  phone: '0412 345 678',
  postcode: '4000',
};

export interface PostOptions {
  port?: number;
  headers?: Record<string, string>;
  /** Sends no origin of its own. */
  bare?: boolean;
  /** In place of the form's own address. */
  path?: string;
}

/** Posts the form with further values; 303 means that the lead is stored. */
export function postForm(
  { site, path, fields }: DrawnForm,
  values: Readonly<Record<string, string>>,
  { port, headers = {}, bare = false, path: other }: PostOptions = {},
): Promise<Reply> {
  return ask({
    site,
    path: other ?? path,
    method: 'POST',
    headers: {
      ...(!bare && { origin: originOf(site, port) }),
      'content-type': 'application/x-www-form-urlencoded',
      // Many people send leads here; how many one may send is a test of its own.
      ...newVisitor(),
      ...headers,
    },
    body: new URLSearchParams({ ...fields, ...VISITOR, ...values }).toString(),
    ...(port !== undefined && { port }),
  });
}
