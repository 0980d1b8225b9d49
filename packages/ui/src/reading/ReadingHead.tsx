import { longDate } from '@forecourt/domain';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Stack } from '../primitives/layout/Stack.tsx';
import * as css from './reading.css.ts';

export interface ReadingHeadProps {
  /** Of an article: `YYYY-MM-DD`. */
  date?: string | null;
  /** Who wrote an article. */
  author?: string | null;
  image?: ImageSource | null;
}

/** Under the lead of a page to be read: who wrote it and when, and a wide picture. */
export function ReadingHead({ date = null, author = null, image = null }: ReadingHeadProps) {
  return (
    <Stack>
      {(date ?? author) && (
        <p className={css.byline}>
          {date && <time dateTime={date}>{longDate(date)}</time>}
          {author && <span>{author}</span>}
        </p>
      )}
      {image && (
        <div className={css.picture}>
          <Image image={image} sizes="(min-width: 1400px) 1320px, 100vw" fit="cover" priority />
        </div>
      )}
    </Stack>
  );
}
