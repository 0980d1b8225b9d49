import { ButtonLink, Heading, Panel, PhoneNumber, Stack, Text } from '@forecourt/ui';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { ServedQuestions } from '../served/servedParts.ts';
import type { FinanceView } from './financeView.server.ts';

/** A person to talk to, and the questions that others had. */
export function FinanceHelp({ view: { questions, words } }: { view: FinanceView }) {
  const phone = useSiteView()?.phone ?? null;
  return (
    <Stack gap="l">
      {phone !== null && (
        <Panel heading={words.talk}>
          <Text tone="muted">{words.talkText}</Text>
          <ButtonLink href={phone.href} icon="phone" variant="secondary" wide>
            <PhoneNumber number={phone.text} />
          </ButtonLink>
        </Panel>
      )}
      {questions !== null && (
        <Stack>
          <Heading level={2} size="h3">
            {questions.heading}
          </Heading>
          <ServedQuestions questions={questions.questions} />
        </Stack>
      )}
    </Stack>
  );
}
