import { RichText, type RichTextNode } from '../page/RichText.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { answer as answerClass, questions as list } from './questions.css.ts';

export interface QuestionsProps {
  questions: readonly { question: string; answer: readonly RichTextNode[] }[];
}

/** Questions that open to their answers, without a script and found by the browser's own search. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevronDown" />
          </summary>
          <div className={answerClass}>
            <RichText nodes={answer} headingLevel={3} />
          </div>
        </details>
      ))}
    </div>
  );
}
