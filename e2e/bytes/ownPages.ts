import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './siteClient.ts';
import type { SitePage } from './sitePages.ts';

const PHONE = '0412345678';
const PERSON = {
  ...{ name: 'Ana', last_name: 'Nguyen', email: 'ana@example.com', phone: PHONE, postcode: '4000' },
  frequency: 'at-once',
};
/** What is sent within a second of its page is no person's. */
const TYPING_MS = 1100;
/** Messages are on their way so long at most. */
const POST_MS = 20_000;

/**
 * Pages of one person, at addresses that nobody else has: the account, a reservation, as the shopper and
 * as the dealer has it, and an alert. Each is made as a shopper makes it, so a server of its own is asked.
 *
 * @param pages of the site that anybody may open
 */
export async function ownPages(
  port: number,
  site: string,
  pages: readonly SitePage[],
): Promise<SitePage[]> {
  const own: SitePage[] = [];
  const addressOf = (name: string) => pages.find((page) => page.name === name)?.addresses[0];
  const signIn = addressOf('signIn');
  if (signIn !== undefined) {
    const asked = await send(port, site, signIn, { phone: PHONE });
    const code = await posted(port, site, '/_inbox/codes', /\b(\d{6})\b/);
    const { cookie } = await send(port, site, signIn, { code }, asked.cookie);
    own.push({ name: 'account', addresses: ['/account'], cookie });
  }
  const checkout = addressOf('checkout');
  if (checkout !== undefined) {
    const { location, cookie } = await send(port, site, checkout, {});
    own.push({ name: 'reservation', addresses: [location], cookie });
    const request = await posted(port, site, '/_inbox', /(\/hold-request\/[\w.-]+)/);
    own.push({ name: 'holdRequest', addresses: [request] });
  }
  const alerts = addressOf('alerts');
  if (alerts !== undefined) {
    await send(port, site, alerts, {});
    const confirm = await posted(
      port,
      site,
      '/_inbox/alerts',
      /(\/alerts\/confirm\?token=[\w.-]+)/,
    );
    own.push({ name: 'alert', addresses: [confirm] });
  }
  return own;
}

/** Sends the form of a page, as a browser without scripts would. */
async function send(
  port: number,
  site: string,
  path: string,
  values: Readonly<Record<string, string>>,
  before?: string,
): Promise<{ location: string; cookie: string }> {
  const known = before === undefined ? {} : { cookie: before };
  const page = await ask(port, site, path, known);
  const [form = '', action = path] =
    /<form[^>]*? action="([^"]*)" method="post"[\s\S]*?<\/form>/.exec(page.body.toString()) ?? [];
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="(\w+)" value="([^"]*)"/g,
  )) {
    fields[name] = value;
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select[^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    fields[name] = /value="([^"]+)"/.exec(options)?.[1] ?? '';
  }
  await wait(TYPING_MS);
  const answer = await ask(port, site, action, {
    ...known,
    form: { ...fields, ...(Object.keys(values).length === 0 ? PERSON : values) },
  });
  if (answer.status !== 303 && answer.status !== 302 && answer.status !== 200) {
    throw new Error(`${action} of ${site} answered ${answer.status} to its form.`);
  }
  const cookies = [page, answer].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  const own = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  return {
    location: answer.headers.location ?? '',
    cookie: [...(before === undefined ? [] : [before]), ...own].join('; '),
  };
}

/** What the newest message of an inbox says, once it has come. */
async function posted(port: number, site: string, box: string, what: RegExp): Promise<string> {
  const read = async (path: string) => {
    const { body } = await ask(port, site, path);
    return body.toString().replaceAll('&amp;', '&');
  };
  const until = performance.now() + POST_MS;
  while (performance.now() < until) {
    const list = await read(box);
    const newest = /href="(\/_inbox\/(?!codes"|alerts")[^"]+)"/.exec(list)?.[1];
    const found = what.exec(newest === undefined ? list : await read(newest))?.[1];
    if (found !== undefined) return found;
    await wait(250);
  }
  throw new Error(`${box} of ${site} shows no such message.`);
}
