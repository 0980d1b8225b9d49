import { type ActionFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** An address to send to: whoever opens it finds no page. */
export function loader(): never {
  throw notFound();
}

/**
 * Ends the session on the server, here or everywhere (R16-05). Browsers give up the pages that they hold, so
 * that Back shows nobody's; what a shopper keeps without an account stays.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { account } = servicesOf(context);
  if (account === null) throw notFound();
  const { everywhere } = await readForm(request);
  const headers = new Headers({ ...NO_STORE, 'clear-site-data': '"cache"' });
  headers.append('set-cookie', await account.signOut(request, everywhere !== undefined));
  return redirect('/', { status: 303, headers });
}
