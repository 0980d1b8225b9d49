import {
  CalculatorStage,
  Container,
  PageLead,
  Panel,
  Section,
  SoldNotice,
  SplitLayout,
  Stack,
  Steps,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import type { FormFault } from '../form/formView.ts';
import { ServedCalculator, ServedForm } from '../served/servedParts.ts';
import { CALCULATOR, FINANCE_FORM } from './anchors.ts';
import { FinanceAside, FinanceSubject } from './FinanceAside.tsx';
import { FinanceHelp } from './FinanceHelp.tsx';
import type { FinanceView } from './financeView.server.ts';

const steps = [
  {
    title: 'See what it costs',
    text: 'Set the price, your deposit and the term. The comparison rate stands beside every repayment, with all that you pay in the end.',
  },
  {
    title: 'Tell us about you',
    text: 'A few lines are enough to begin. Sending this form asks nothing of your credit file.',
  },
  {
    title: 'Decide with it in writing',
    text: 'A lender’s offer comes with its rate, its fees and its conditions. Read it, compare it, ask us, and only then sign.',
  },
];

/** Where a shopper finds out what they can afford, and asks for it. */
export function FinancePage({ view, fault }: { view: FinanceView; fault: FormFault | null }) {
  const { about, calculator, form, words } = view;
  const vehicle = about?.card.vehicle ?? null;
  // Without a vehicle, what stands beside it is too short for its column: it goes with the form.
  const alone = about === null && calculator !== null;
  const ask = (
    <ServedForm
      view={form}
      fault={fault}
      heading={words.ask}
      intro={words.askIntro}
      id={FINANCE_FORM}
    />
  );
  const first =
    calculator === null ? (
      ask
    ) : (
      <CalculatorStage>
        <Panel heading={words.calculator} id={CALCULATOR}>
          <ServedCalculator {...calculator} applyHref={`#${FINANCE_FORM}`} />
        </Panel>
      </CalculatorStage>
    );
  const beside = about === null && <FinanceAside view={view} />;
  return (
    <>
      <PageLead
        trail={
          vehicle !== null && about !== null
            ? [...stockTrail, { label: vehicle.title, href: about.card.href }]
            : stockTrail.slice(0, 1)
        }
        current="Finance"
        heading={vehicle === null ? 'Finance' : `Finance for this ${vehicle.title}`}
      >
        {words.lead}
      </PageLead>
      <Container>
        <Stack gap="l">
          {about !== null && vehicle !== null && !vehicle.available && (
            <SoldNotice
              itemType={vehicle.itemType}
              similarHref={about.similarHref}
              sold={vehicle.sold}
            />
          )}
          {alone ? (
            first
          ) : (
            <SplitLayout
              main={first}
              subject={about && <FinanceSubject {...about} />}
              aside={beside}
            />
          )}
        </Stack>
      </Container>
      <Section heading={words.steps} ground="soft">
        <Steps steps={steps} />
      </Section>
      <Section>
        {calculator === null ? (
          <FinanceHelp view={view} />
        ) : (
          <SplitLayout
            main={ask}
            aside={
              <Stack gap="l">
                {alone && beside}
                <FinanceHelp view={view} />
              </Stack>
            }
          />
        )}
      </Section>
    </>
  );
}
