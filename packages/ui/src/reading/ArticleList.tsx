import { longDate } from '@forecourt/domain';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Link } from '../primitives/link/Link.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { cx } from '../style/cx.ts';
import * as css from './articleList.css.ts';

export interface ArticleTeaser {
  heading: string;
  href: string;
  description: string | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
  author: string | null;
  image: ImageSource | null;
}

export interface ArticleListProps {
  articles: readonly ArticleTeaser[];
  /** Rank of their names in the page. Default 2. */
  headingLevel?: 2 | 3;
  /** The first of them opens the list, large. */
  leading?: boolean;
}

/** Articles to choose from, as a magazine's contents: picture, name, what it is about. */
export function ArticleList({ articles, headingLevel = 2, leading = false }: ArticleListProps) {
  return (
    <ul className={cx(css.list, leading && css.leading)}>
      {articles.map(({ heading, href, description, date, author, image }, index) => (
        <li key={href}>
          <article className={css.article}>
            {image && (
              <div className={css.picture}>
                <Image
                  image={{ ...image, alt: '' }}
                  sizes={
                    leading && index === 0
                      ? '(min-width: 1300px) 960px, 100vw'
                      : '(min-width: 1300px) 520px, (min-width: 600px) 40vw, 100vw'
                  }
                  fit="cover"
                />
              </div>
            )}
            <div className={css.words}>
              {(date ?? author) && (
                <p className={css.note}>
                  {[date && longDate(date), author].filter(Boolean).join(' · ')}
                </p>
              )}
              <Heading level={headingLevel} size={leading && index === 0 ? 'h2' : 'h3'}>
                <Link href={href} variant="inherit">
                  {heading}
                </Link>
              </Heading>
              {description && <Text>{description}</Text>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
