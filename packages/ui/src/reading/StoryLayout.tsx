import type { ReactNode } from 'react';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import * as css from './storyLayout.css.ts';

export interface StoryLayoutProps {
  /** `ReadingHead` with the picture. */
  picture: ReactNode;
  /** What is to be seen at a glance: a `DescriptionList` in its panel. */
  facts?: ReactNode;
  /** What can be done: a button, a number. */
  steps: ReactNode;
  /** `ReadingText`. */
  children: ReactNode;
}

/**
 * A page about who somebody is, as the theme opens its pages: a picture and whom to ask beside the
 * words, facts before words in columns, or a wide picture over headings at the side of their words.
 */
export function StoryLayout({ picture, facts = null, steps, children }: StoryLayoutProps) {
  const { lead } = usePictureSizes();
  const words = <div className={css.words}>{children}</div>;
  const beside = (
    <>
      {facts && <div className={css.facts}>{facts}</div>}
      <div className={css.steps}>{steps}</div>
    </>
  );
  // To read, to see and to step through it is one order.
  return (
    <div className={cx(css.story, css.stories[lead])}>
      <div className={css.picture}>{picture}</div>
      {lead === 'strip' && beside}
      {words}
      {lead !== 'strip' && beside}
    </div>
  );
}
