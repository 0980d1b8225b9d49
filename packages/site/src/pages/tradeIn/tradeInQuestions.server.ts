import type { Faq } from '@forecourt/domain';
import { type RichTextNode, tradeInFaq } from '@forecourt/ui';
import { describePage, type SiteServices } from '../../contracts/siteServices.ts';
import { richTextView } from '../../presenters/richText.ts';
import { questionsThing } from '../../presenters/things/pageThings.ts';

export interface TradeInQuestions {
  heading: string;
  questions: readonly { question: string; answer: readonly RichTextNode[] }[];
}

/** What people ask before they trade in: the platform's questions (R9-12), then the dealer's own. */
export function tradeInQuestions(services: SiteServices): TradeInQuestions {
  const { content, config } = services;
  const own = content.faqs.find(({ subject }) => subject === 'trade-in');
  const questions: readonly Faq[] = [
    ...tradeInFaq.map(({ question, answer }) => ({
      question,
      answer: [{ tag: 'p' as const, children: [answer] }],
    })),
    ...(own?.questions ?? []),
  ];
  describePage(services, [questionsThing({ questions })]);
  return {
    heading: own?.heading ?? 'What people ask',
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: richTextView(answer, config.imageService),
    })),
  };
}
