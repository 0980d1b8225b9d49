import { RichText, type RichTextProps } from '../page/RichText.tsx';
import { text } from './reading.css.ts';

/** An author's text as the main thing on its page. */
export function ReadingText({ nodes }: Pick<RichTextProps, 'nodes'>) {
  return (
    <div className={text}>
      <RichText nodes={nodes} />
    </div>
  );
}
