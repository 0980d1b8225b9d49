import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { steps as list, looks } from './steps.css.ts';

export interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/**
 * What happens one after another, numbered, as the theme opens its pages: lines of a letter beside their
 * heading, cells of a band, or columns in the middle.
 */
export function Steps({ steps }: StepsProps) {
  const { lead } = usePictureSizes();
  return (
    <ol className={cx(list, looks[lead])}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
