import { steps as list } from './steps.css.ts';

export interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/** What happens one after another, numbered, beside each other where there is room. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={list}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
