import { longDate } from '@forecourt/domain';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Stack } from '../primitives/layout/Stack.tsx';
import * as css from './reading.css.ts';

export interface ReadingHeadProps {
  heading: string;
  /** A sentence or two that say what the page is about. */
  lead?: string | null;
  /** Of an article: `YYYY-MM-DD`. */
  date?: string | null;
  /** Who wrote an article. */
  author?: string | null;
  image?: ImageSource | null;
}

/** How a page to be read opens: heading, lead, who wrote it and when, and a wide picture. */
export function ReadingHead({
  heading,
  lead = null,
  date = null,
  author = null,
  image = null,
}: ReadingHeadProps) {
  return (
    <Stack gap="l">
      <header className={css.head}>
        <Heading level={1}>{heading}</Heading>
        {lead && <p className={css.lead}>{lead}</p>}
        {(date ?? author) && (
          <p className={css.byline}>
            {date && <time dateTime={date}>{longDate(date)}</time>}
            {author && <span>{author}</span>}
          </p>
        )}
      </header>
      {image && (
        <div className={css.picture}>
          <Image image={image} sizes="(min-width: 1400px) 1320px, 100vw" fit="cover" priority />
        </div>
      )}
    </Stack>
  );
}
