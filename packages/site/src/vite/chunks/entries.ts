/** Where packages of ours hand on what they have, as pages and templates name it. */
export const FRONT_DOORS = ['@forecourt/domain', '@forecourt/ui', '@forecourt/site/template'];

const EVERYWHERE = /[\\/](?:entry\.client|root|shell\.route)\.[jt]sx?(?:\?|$)/;

/** Whether an entry of the build is loaded whatever page is shown. */
export function isEverywhere(id: string): boolean {
  return EVERYWHERE.test(id);
}

/** The file of a module, without what a plugin asks of it: `home.route.tsx?route` is the same file. */
export function fileOf(id: string): string {
  return id.replace(/\?.*$/, '');
}
