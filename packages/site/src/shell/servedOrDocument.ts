import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  redirectDocument,
} from 'react-router';
import type { ServedPart } from './servedPart.tsx';

/**
 * A page's `clientLoader`: where the server's data for it cannot be had, the browser loads the page
 * itself, as it follows any link, and says in its own words what is wrong with the connection.
 */
export function servedOrDocument(args: ClientLoaderFunctionArgs): Promise<unknown> {
  return servedWith()(args);
}

/**
 * The same for a page with parts that browsers leave as they were sent: their code comes with the
 * data, so that the page is drawn whole.
 */
export function servedWith(
  ...parts: readonly Pick<ServedPart<never>, 'load'>[]
): (args: ClientLoaderFunctionArgs) => Promise<unknown> {
  return async ({ request, serverLoader }) => {
    try {
      const [data] = await Promise.all([serverLoader(), ...parts.map((part) => part.load())]);
      return data;
    } catch (error) {
      const isAnswer = error instanceof Response || isRouteErrorResponse(error);
      if (request.signal.aborted || (isAnswer && error.status < 500)) throw error;
      const { pathname, search } = new URL(request.url);
      throw redirectDocument(pathname + search);
    }
  };
}
