import {
  Alert,
  Breadcrumbs,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Panel,
  SplitLayout,
  Stack,
  Text,
  vehicleCopy,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import type { JourneyView } from './checkoutJourney.server.ts';
import { dealSummary } from './dealSummary.ts';
import { JourneyStep } from './JourneyStep.tsx';
import { ServedProgress, ServedSummary } from './servedJourney.ts';
import type { JourneyFault } from './submitJourney.server.ts';

export interface CheckoutJourneyPageProps {
  view: JourneyView;
  /** What the server found in the step that was sent. */
  fault: JourneyFault | null;
}

/** One step of buying a vehicle, with what was chosen beside it. */
export function CheckoutJourneyPage({ view, fault }: CheckoutJourneyPageProps) {
  const { deal, steps, current, step } = view;
  // The review says all of it itself.
  const summary = deal && dealSummary(deal, step?.at === 'review');
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs
          trail={
            deal === null
              ? stockTrail
              : [...stockTrail, { label: deal.card.vehicle.title, href: deal.card.href }]
          }
          current="Buy online"
        />
        {step !== null && <ServedProgress steps={steps} current={current} />}
        <SplitLayout
          main={
            <Stack>
              {summary !== null && step?.at !== 'vehicle' && <ServedSummary {...summary} folded />}
              <Notes view={view} />
              {step === null ? <Not {...view} /> : <JourneyStep {...{ view, step, fault }} />}
            </Stack>
          }
          aside={summary !== null && <ServedSummary {...summary} />}
        />
      </Stack>
    </Container>
  );
}

/** What has happened meanwhile, before anything is asked. */
function Notes({ view: { changes, isGone, isShared, action } }: { view: JourneyView }) {
  return (
    <>
      {isGone && (
        <Alert title="Your earlier choices are gone">
          We keep them for a week, since prices and estimates change. Begin again; it takes a few
          minutes.
        </Alert>
      )}
      {isShared && (
        <Alert title="You have opened this by its link">
          The choices are here. Who they are for is known only where it was typed, so we ask you for
          it. What you change here changes nothing there.
        </Alert>
      )}
      {changes.length > 0 && (
        <Alert tone="caution" title="This has changed since you began">
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          <form method="post" action={action}>
            <input type="hidden" name="act" value="accept" />
            <Button type="submit" variant="secondary">
              Go on with this
            </Button>
          </form>
        </Alert>
      )}
    </>
  );
}

/** It cannot be bought any more: why, and what else there is. */
function Not({ state, deal, similarHref }: JourneyView) {
  const isReserved = state === 'reserved';
  return (
    <Panel>
      <Heading level={1} size="h2">
        {isReserved ? 'Somebody has reserved this one' : 'This one is no longer for sale'}
      </Heading>
      <Text>
        {isReserved
          ? 'It cannot be bought just now. It may become free again: your choices stay here for a week, under this address. Or look at similar ones.'
          : 'It has found an owner. Nothing you chose was sent to us. Look at similar ones.'}
      </Text>
      <Cluster>
        <ButtonLink href={similarHref}>{vehicleCopy.similarOnCard}</ButtonLink>
        {isReserved && deal !== null && (
          <ButtonLink href={deal.card.enquireHref} variant="secondary">
            {deal.card.enquireLabel}
          </ButtonLink>
        )}
      </Cluster>
    </Panel>
  );
}
