import type { Plugin } from 'vite';

const SHEET = /^@forecourt\/ui\/styles\/\w+\.css$/;
/** A page's module, as every one of ours is named; `home.route.tsx?route` is the same to its build. */
const ROUTE = /([^\\/]+)\.route\.[jt]sx?(?:\?|$)/;

/**
 * Has a page's sheets come as one file. A sheet that several pages import would be a file of its own
 * to the bundler: small files compress badly, each apart from the others (a third of what a home page
 * has beside the sheets of every page). A browser reads some rules once more on its next page, after those
 * of the page it may go back to: a sheet that overrides another's rule says so by both classes
 * (`e2e/pages/walk.spec.ts`).
 */
export function pageSheets(): Plugin {
  return {
    name: 'forecourt:page-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: SHEET },
      async handler(source, importer, options) {
        const page = ROUTE.exec(importer ?? '')?.[1];
        if (page === undefined) return null;
        const sheet = await this.resolve(source, importer, { ...options, skipSelf: true });
        return sheet && { ...sheet, id: `${sheet.id}?of=${page}` };
      },
    },
  };
}
