import type { ActionFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { accountOf, namesAnother, signInFirst } from './account.server.ts';

/** An address to send to: whoever opens it finds no page. */
export function loader(): never {
  throw notFound();
}

/** All that this dealer holds of who is signed in, as a file to take along (R16-09). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const services = servicesOf(context);
  const account = accountOf(services);
  const input = await readForm(request);
  const user = await account.user(request);
  if (user === null) return signInFirst(303);
  if (namesAnother(input, user.phone)) return refused(403, 'This is not your number.');
  const told = await account.exported(request);
  if (told.kind === 'nobody') return signInFirst(303);
  if (told.kind === 'failed') {
    return refused(
      503,
      'Your data could not be read just now, so there is no file. Please try again in a minute.',
    );
  }
  return new Response(`${JSON.stringify(told.result, null, 2)}\n`, {
    headers: {
      ...NO_STORE,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${services.config.slug}.json"`,
    },
  });
}

function refused(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
  });
}
