import { readFileSync } from 'node:fs';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { PageData } from '../../listingData.ts';
import { Footer, Header, Promo, Vehicle } from '../../parts.tsx';
import { Facet } from './Facet.tsx';
import { Pages } from './Pages.tsx';
import { Range } from './Range.tsx';

/** The page of this number, `?at=2`; the first without one. */
export function loader({ request }: LoaderFunctionArgs): PageData {
  const at = Number(new URL(request.url).searchParams.get('at'));
  const page = pages()[at];
  if (page === undefined) throw new Response(null, { status: 404 });
  return page;
}

/** Read once: the peer is spared the search. */
const pages = (() => {
  let known: readonly PageData[] | null = null;
  return () =>
    (known ??= JSON.parse(readFileSync(process.env.PEER_DATA ?? '', 'utf8')) as PageData[]);
})();

export function meta({ data }: { data?: PageData }) {
  return [{ title: data?.listing.title }];
}

export default function Listing() {
  const { site, listing } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const choose = (key: string, value: string, chosen: boolean) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (chosen) next.append(key, value);
      else next.delete(key, value);
      return next;
    });
  return (
    <>
      <Header site={site} />
      <main id="main">
        <nav aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/">Home</a>
            </li>
            <li>Our Stock</li>
          </ol>
        </nav>
        <h1>{listing.title}</h1>
        <form className="filters" action="/">
          <input type="search" name="query" aria-label="Search" />
          {listing.sections.map((section) =>
            section.kind === 'range' ? (
              <Range key={section.key} section={section} />
            ) : (
              <Facet
                key={section.key}
                section={section}
                isChosen={(value) => params.getAll(section.key).includes(value)}
                onChoose={(value, chosen) => choose(section.key, value, chosen)}
              />
            ),
          )}
          <button type="submit">Show Me {listing.countText} Cars</button>
        </form>
        <p>
          {listing.countText} cars, page 1 of {listing.pages}
        </p>
        <label>
          Sort by
          <select name="sortBy">
            {['Most relevant', 'Latest', 'Highest price', 'Lowest price'].map((sort) => (
              <option key={sort}>{sort}</option>
            ))}
          </select>
        </label>
        <ul className="quick">
          {listing.quickFilters.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <ul className="results">
          {listing.cards.map((card) => (
            <li key={card.id}>
              <Vehicle card={card} rules={listing.cardRules} sizes={site.pictureSizes.card} />
            </li>
          ))}
          {listing.promos.map((promo) => (
            <li key={promo.id}>
              <Promo {...promo} />
            </li>
          ))}
        </ul>
        <Pages pages={listing.pages} />
      </main>
      <Footer site={site} />
    </>
  );
}
