import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  redirectDocument,
} from 'react-router';

/**
 * A page's `clientLoader`: where the server's data for it cannot be had, the browser loads the page
 * itself, as it follows any link, and says in its own words what is wrong with the connection.
 */
export async function servedOrDocument({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const isAnswer = error instanceof Response || isRouteErrorResponse(error);
    if (request.signal.aborted || (isAnswer && error.status < 500)) throw error;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search);
  }
}
