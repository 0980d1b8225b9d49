import { type ReactNode, useRef } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Container } from '../primitives/layout/Container.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { LazySuggestions } from '../search/suggest/LazySuggestions.tsx';
import type { SuggestionSource } from '../search/suggest/suggestion.ts';
import { cx } from '../style/cx.ts';
import * as css from './hero.css.ts';

export interface HeroProps {
  heading: string;
  lead?: string | null;
  /** Without one the words stand in the middle, with as much room as they need. */
  image: ImageSource | null;
  /** The listing's path, target of the search form. */
  searchAction: string;
  /** Number of vehicles, on the button: `Search 240 cars`. */
  searchLabel: string;
  /** Takes the search over from the form, so that no page is reloaded. */
  onSearch?: (query: string) => void;
  /** Default `Make, model or keyword`. */
  placeholder?: string | undefined;
  /** What a text may mean in this stock, shown while it is typed. */
  suggestions?: SuggestionSource;
  /** Beneath the search box. */
  children?: ReactNode;
}

/** First view of the home page: what the dealer stands for, and a search box. */
export function Hero({
  heading,
  lead = null,
  image,
  searchAction,
  searchLabel,
  onSearch,
  placeholder = 'Make, model or keyword',
  suggestions,
  children,
}: HeroProps) {
  const input = useRef<HTMLInputElement>(null);
  const { hero: sizes } = usePictureSizes();
  return (
    <section className={cx(css.hero, image === null && css.plain)}>
      <Container>
        <div className={css.grid}>
          <div className={css.words}>
            <Heading level={1} size="display">
              {heading}
            </Heading>
            {lead && <p className={css.lead}>{lead}</p>}
            <search>
              <form
                method="get"
                action={searchAction}
                className={css.form}
                onSubmit={
                  onSearch &&
                  ((event) => {
                    event.preventDefault();
                    onSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
                  })
                }
              >
                <div className={css.field}>
                  <input
                    ref={input}
                    // It becomes a combobox, which is a text field.
                    type="text"
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                    role="searchbox"
                    name="query"
                    className={css.input}
                    aria-label="Search stock"
                    placeholder={placeholder}
                    maxLength={200}
                    autoComplete="off"
                    enterKeyHint="search"
                  />
                  {suggestions && <LazySuggestions input={input} source={suggestions} />}
                </div>
                <Button type="submit" size="l" icon="search">
                  {searchLabel}
                </Button>
              </form>
            </search>
            {children}
          </div>
        </div>
      </Container>
      {image && (
        <div className={css.picture}>
          <Image image={image} sizes={sizes} fit="cover" priority />
        </div>
      )}
    </section>
  );
}
