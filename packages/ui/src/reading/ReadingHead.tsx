import { longDate } from '@forecourt/domain';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Stack } from '../primitives/layout/Stack.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import * as css from './reading.css.ts';

export interface ReadingHeadProps {
  /** Of an article: `YYYY-MM-DD`. */
  date?: string | null;
  /** Who wrote an article. */
  author?: string | null;
  image?: ImageSource | null;
  /** The picture stands in a `StoryLayout`. Default `false`. */
  story?: boolean;
}

/** Under the lead of a page to be read: who wrote it and when, and a wide picture. */
export function ReadingHead({
  date = null,
  author = null,
  image = null,
  story = false,
}: ReadingHeadProps) {
  const { lead } = usePictureSizes();
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
          <Image image={image} sizes={story ? sizes[lead] : WHOLE} fit="cover" priority />
        </div>
      )}
    </Stack>
  );
}

const WHOLE = '(min-width: 1400px) 1320px, 100vw';

/** By the columns of `storyLayout.css.ts`. A square shows the middle of a wide picture. */
const sizes = {
  band: '(min-width: 992px) min(66vw, 880px), 100vw',
  strip: '(min-width: 992px) min(33vw, 450px), (min-width: 768px) 50vw, 100vw',
  centred: WHOLE,
};
