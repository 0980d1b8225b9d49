import type { ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Container } from '../primitives/layout/Container.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { TextSearch, type TextSearchProps } from '../search/suggest/TextSearch.tsx';
import { cx } from '../style/cx.ts';
import * as css from './hero.css.ts';
import * as quiet from './quietSearch.css.ts';

export interface HeroProps extends Omit<TextSearchProps, 'action'> {
  heading: string;
  lead?: string | null;
  /** Without one the words stand in the middle, with as much room as they need. */
  image: ImageSource | null;
  /** The listing's path, target of the search form. */
  searchAction: string;
  /** Number of vehicles, on the button: `Search 240 cars`. */
  searchLabel: string;
  /** What to do first, before the search, which stands back then. */
  first?: ReactNode;
  /** Beneath the search box. */
  children?: ReactNode;
}

const classes = { form: css.form, field: css.field, input: css.input };

/** First view of the home page: what the dealer stands for, and a search box. */
export function Hero({
  heading,
  lead = null,
  image,
  searchAction,
  searchLabel,
  first,
  children,
  ...search
}: HeroProps) {
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
            {first && <div className={quiet.first}>{first}</div>}
            <search>
              <TextSearch {...search} action={searchAction} classes={classes} label="Search stock">
                <Button
                  type="submit"
                  size={first ? 'm' : 'l'}
                  icon="search"
                  variant={first ? 'quiet' : 'primary'}
                >
                  {searchLabel}
                </Button>
              </TextSearch>
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
