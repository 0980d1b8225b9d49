import { Icon } from '../primitives/icon/Icon.tsx';
import { faq } from './tradeIn.css.ts';
import { tradeInFaq } from './tradeInCopy.ts';

export interface TradeInFaqProps {
  /** Default: the platform's three questions (R9-12). */
  questions?: readonly { question: string; answer: string }[];
}

/** Questions people have before they trade in; they inform and block nothing (R9-12). */
export function TradeInFaq({ questions = tradeInFaq }: TradeInFaqProps) {
  return (
    <div className={faq}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevronDown" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
