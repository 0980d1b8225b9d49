/**
 * Brings the code of the pages that take a form and thank for it, before anything is typed. Where the router
 * has to fetch it by itself and cannot, it reads the page in the window anew, and what was typed is gone.
 *
 * @param paths of this site
 * @throws where code cannot be had
 */
export async function bringPages(...paths: readonly string[]): Promise<void> {
  const { routes } = (window as unknown as RoutedWindow).__reactRouterManifest;
  const pages = Object.values(routes).filter(({ path }) => paths.some((one) => isAt(one, path)));
  await Promise.all(pages.map(({ module }) => import(/* @vite-ignore */ module)));
}

// The router's own way to tell would be 0.1 kB more of every page.
function isAt(path: string, pattern = ''): boolean {
  return new RegExp(`^/${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** The list of pages that the server sends with every document. */
interface RoutedWindow {
  __reactRouterManifest: { routes: Readonly<Record<string, { path?: string; module: string }>> };
}
