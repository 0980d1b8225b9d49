import { Container, PageLead, Section, SplitLayout, Stack, StoryLayout } from '@forecourt/ui';
import type { FormFault } from '../form/formView.ts';
import {
  ServedArticles,
  ServedCardRow,
  ServedForm,
  ServedQuestions,
  ServedReading,
  ServedReadingHead,
} from '../served/servedParts.ts';
import type { ContentPageView } from './contentPage.server.ts';
import { ServedAside, ServedFacts, ServedSteps } from './servedAside.ts';

export interface ContentPageProps {
  view: ContentPageView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

/** A page of the dealer's own words: what it says, then what a reader asks and does next. */
export function ContentPage({ view, fault }: ContentPageProps) {
  const { heading, lead, date, author, hero, body, below, beside, questions, related, words } =
    view;
  // Of nobody's writing and with nothing to fill in: who the dealer is, or what it does.
  const isStory =
    hero !== null &&
    body.length > 0 &&
    below.length === 0 &&
    (date ?? author ?? view.form) === null;
  return (
    <>
      <PageLead trail={view.trail} current={heading} heading={heading}>
        {lead}
      </PageLead>
      <Container>
        {isStory ? (
          <StoryLayout
            picture={<ServedReadingHead image={hero} story />}
            facts={view.facts.length > 0 && <ServedFacts facts={view.facts} />}
            steps={<ServedSteps action={view.action} />}
          >
            <ServedReading nodes={body} />
          </StoryLayout>
        ) : (
          <Stack gap="l">
            {(date ?? author ?? hero) !== null && (
              <ServedReadingHead date={date} author={author} image={hero} />
            )}
            <SplitLayout
              main={
                <Stack gap="l">
                  {body.length > 0 && <ServedReading nodes={body} />}
                  {below.length > 0 && <ServedArticles articles={below} leading />}
                  {view.form && <ServedForm view={view.form} fault={fault} id="enquire" />}
                </Stack>
              }
              aside={<ServedAside facts={view.facts} action={view.action} />}
            />
          </Stack>
        )}
      </Container>
      {questions && (
        <Section heading={questions.heading} ground="soft">
          <ServedQuestions questions={questions.entries} />
        </Section>
      )}
      {related && (
        <Section heading={words.stock} more={related.more}>
          <ServedCardRow cards={related.cards} />
        </Section>
      )}
      {beside.length > 0 && (
        <Section heading={words.more} ground="surface">
          <ServedArticles articles={beside} headingLevel={3} />
        </Section>
      )}
    </>
  );
}
