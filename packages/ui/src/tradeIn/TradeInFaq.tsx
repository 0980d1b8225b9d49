import { Questions } from '../reading/Questions.tsx';
import { tradeInFaq } from './tradeInCopy.ts';

export interface TradeInFaqProps {
  /** Default: the platform's three questions (R9-12). */
  questions?: readonly { question: string; answer: string }[];
}

/** Questions people have before they trade in; they inform and block nothing (R9-12). */
export function TradeInFaq({ questions = tradeInFaq }: TradeInFaqProps) {
  return (
    <Questions
      questions={questions.map(({ question, answer }) => ({
        question,
        answer: [{ tag: 'p', children: [answer] }],
      }))}
    />
  );
}
