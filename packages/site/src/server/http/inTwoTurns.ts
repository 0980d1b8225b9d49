import type { QuickHandler } from './frontHandler.ts';

/** A page's, or its data's: files have other endings, and what machines ask is mostly under /api/. */
const OF_A_PAGE = /^\/(?!api\/)[^.]*(?:\.data)?$/;

/**
 * What is asked most need not wait until every other handler has said no. An address that may be a file's
 * comes last as before: a file is served even where the handler's store cannot be asked.
 */
export function inTwoTurns(handler: QuickHandler): Record<'first' | 'last', QuickHandler> {
  const mayBePage = (pathname: string) => OF_A_PAGE.test(pathname);
  return {
    first: async (request, response) =>
      mayBePage(request.pathname) ? handler(request, response) : null,
    last: async (request, response) =>
      mayBePage(request.pathname) ? null : handler(request, response),
  };
}
