import { type ComponentType, createContext, use } from 'react';
import type { DrawnSite, SiteChrome, SiteView } from '../contracts/siteView.ts';

/** Given where a page is rendered; a browser has none. */
export const ChromeContext = createContext<SiteChrome | null>(null);

/**
 * A header or a footer that is given what it prints: where a page is rendered by context, in a browser that must
 * draw it by a request of its own, beside its code.
 */
export async function withChrome<Props extends { site: DrawnSite }>(
  part: ComponentType<Props> | Promise<ComponentType<Props>>,
): Promise<ComponentType<Omit<Props, 'site'> & { site: SiteView }>> {
  const [Part, asked] = await Promise.all([part, import.meta.env.SSR ? null : askChrome()]);
  return function WithChrome(props) {
    const chrome = use(ChromeContext) ?? asked;
    if (chrome === null) return null;
    const whole = { ...props, site: { ...props.site, ...chrome } } as unknown as Props;
    return <Part {...whole} />;
  };
}

async function askChrome(): Promise<SiteChrome> {
  const answer = await fetch('/api/chrome');
  if (!answer.ok) throw new Error(`What header and footer print is answered ${answer.status}.`);
  return answer.json();
}
