import { ButtonLink, FilterForm, Grid, Image, Link, TextField } from '@forecourt/ui';
import type { LostView } from '../contracts/lostView.ts';
import { searchHint } from '../listing/searchHint.ts';
import { SEARCH_PATH } from '../presenters/paths.ts';

const SIZES = '(min-width: 992px) min(58vw, 740px), 100vw';

export interface LostWaysProps {
  lost: LostView;
  /** A search that finds something, for the box. */
  hint: string | null;
}

/** What stands beside the words of an address without a page. */
export function LostWays({ lost, hint }: LostWaysProps) {
  switch (lost.shows) {
    case 'picture':
      return <Image image={lost.picture} sizes={SIZES} priority />;
    case 'makes':
      return (
        <>
          <FilterForm action={SEARCH_PATH} label="Search" clearHref={null} submitLabel="Search">
            <TextField
              id="lost-query"
              name="query"
              label="Search our stock"
              {...(hint !== null && { placeholder: searchHint(hint) ?? '' })}
              maxLength={200}
            />
          </FilterForm>
          <nav aria-label="Makes">
            <Grid as="ul" columns="narrow">
              {lost.makes.map(({ label, href }) => (
                <li key={href}>
                  <ButtonLink href={href} variant="secondary" wide>
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </Grid>
          </nav>
        </>
      );
    case 'vehicle':
      return (
        <Link href={lost.href} variant="inherit">
          <Image image={lost.picture} sizes={SIZES} priority />
          <bdi>{lost.title}</bdi>
        </Link>
      );
  }
}
