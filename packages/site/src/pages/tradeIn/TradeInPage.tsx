import {
  Alert,
  Container,
  PageLead,
  Panel,
  PointList,
  Section,
  SplitLayout,
  Stack,
  Steps,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import { CallPanel } from '../form/CallPanel.tsx';
import type { FormFault } from '../form/formView.ts';
import { ServedQuestions, ServedSubject } from '../served/servedParts.ts';
import { useKeepValuation } from './keptValuation.ts';
import type { PlateFault } from './lookUpPlate.server.ts';
import { TradeInStagePanel } from './TradeInStagePanel.tsx';
import { tradeInNames } from './tradeInKind.ts';
import type { TradeInView } from './tradeInView.server.ts';

export interface TradeInPageProps {
  view: TradeInView;
  /** What the server found in what was sent. */
  fault: FormFault | PlateFault | null;
}

const steps = [
  {
    title: 'Tell us about the car',
    text: 'Make, model, year and kilometres, then a few questions.',
  },
  {
    title: 'See the figure first',
    text: 'A range in dollars, before we ask who you are. Where we cannot tell, we say so.',
  },
  {
    title: 'Bring it in',
    text: 'We inspect the car, settle the figure and put it in writing. It is yours to take or leave.',
  },
];

// True of every estimate, whoever makes it, and where there is none.
const points = [
  'An estimate before we ask your name, where there is one',
  'Looked at by one of us where there is none',
  'Nothing to sign, nothing to pay',
];

/** What a shopper's car is worth, in four stages that are pages of their own. */
export function TradeInPage({ view, fault }: TradeInPageProps) {
  const { kind, about, gone, stage, faq, words } = view;
  useKeepValuation(view);
  const isFirst = stage.at === 'car';
  const isDetails = stage.at === 'details';
  // Of an offer that is not there any more; the details tell theirs themselves.
  const failure = fault !== null && 'failure' in fault ? fault.failure : null;
  return (
    <>
      <PageLead
        trail={
          about === null
            ? stockTrail.slice(0, 1)
            : [...stockTrail, { label: about.card.vehicle.title, href: about.card.href }]
        }
        current={tradeInNames[kind]}
        heading={words.heading}
      >
        {isFirst && words.lead}
      </PageLead>
      <Container>
        <Stack gap="l">
          {!isDetails && failure !== null && (
            <Alert tone="critical" title="Not accepted">
              {failure.inline}
            </Alert>
          )}
          {gone && (
            <Alert tone="caution" title="That car is no longer available">
              We value yours all the same, for whichever car you choose.
            </Alert>
          )}
          <SplitLayout
            main={
              <Panel>
                <TradeInStagePanel view={view} fault={fault} />
              </Panel>
            }
            promised={about === null}
            subject={about && <ServedSubject {...about.card} />}
            aside={
              <>
                <Panel heading={words.points}>
                  <PointList points={points} />
                </Panel>
                {about === null && <CallPanel heading={words.talk} text={words.call} />}
              </>
            }
          />
        </Stack>
      </Container>
      {isFirst && (
        <Section heading={words.steps} ground="soft">
          <Steps steps={steps} />
        </Section>
      )}
      <Section heading={faq.heading}>
        <ServedQuestions questions={faq.questions} />
      </Section>
    </>
  );
}
