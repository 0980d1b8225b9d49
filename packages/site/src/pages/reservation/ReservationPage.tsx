import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Container,
  DescriptionList,
  Link,
  PageLead,
  Panel,
  PhoneNumber,
  SplitLayout,
  Stack,
  Text,
  useScripted,
} from '@forecourt/ui';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { Countdown } from './Countdown.tsx';
import type { ReservationView } from './reservation.server.ts';

const HOME = [{ label: 'Home', href: '/' }];

/** A shopper's own page of a reservation: what is so, what is left of its time, its receipt, its end. */
export function ReservationPage({ view }: { view: ReservationView }) {
  const words = wordsOf(view);
  const { vehicle, againHref, stage } = view;
  const isRunning = stage === 'payment' || stage === 'confirmation' || stage === 'held';
  return (
    <>
      <PageLead trail={HOME} current="Reservation" heading={words.heading} />
      <Container>
        <SplitLayout
          main={
            <Stack>
              <Panel>
                {view.isLate && (
                  <Alert tone="caution">
                    We have not heard of your payment yet. Load this page again in a minute.
                  </Alert>
                )}
                <Text>{words.text}</Text>
                {isRunning && <Countdown until={view.until} now={view.now} />}
                {stage === 'payment' && !view.isGone && (
                  <Act path={view.path} act="pay" label="Pay the deposit" />
                )}
                <Cluster>
                  {againHref !== null && <ButtonLink href={againHref}>Reserve it again</ButtonLink>}
                  {vehicle !== null && (
                    <ButtonLink href={vehicle.href} variant="secondary">
                      See the vehicle
                    </ButtonLink>
                  )}
                  <PrintButton />
                </Cluster>
              </Panel>
              {isRunning && <Cancel view={view} />}
            </Stack>
          }
          aside={
            <Stack>
              <Panel heading="Receipt">
                <DescriptionList rows={view.rows} layout="stacked" />
                <Questions />
              </Panel>
              {view.deal.length > 0 && (
                <Panel heading="Your deal">
                  <DescriptionList rows={view.deal} layout="stacked" />
                </Panel>
              )}
            </Stack>
          }
        />
      </Container>
    </>
  );
}

function Questions() {
  const phone = useSiteView()?.phone ?? null;
  return phone === null ? null : (
    <Text size="s">
      Any questions? Call{' '}
      <Link href={phone.href}>
        <PhoneNumber number={phone.text} />
      </Link>
      .
    </Text>
  );
}

/** Ends it, once somebody has said so twice. */
function Cancel({ view: { path, asksAgain, paysOnline, stage } }: { view: ReservationView }) {
  const back = paysOnline && stage === 'held' ? ' Your deposit goes back to you, in full.' : '';
  if (!asksAgain) {
    return (
      <Panel heading="Changed your mind?">
        <Text>You can cancel until the time is over, without giving a reason.{back}</Text>
        <Cluster>
          <ButtonLink href={`${path}?cancel`} variant="secondary">
            {paysOnline && stage === 'held' ? 'Cancel and refund' : 'Cancel'}
          </ButtonLink>
        </Cluster>
      </Panel>
    );
  }
  return (
    <Panel heading="Cancel this reservation?">
      <Text>Others can have the vehicle as soon as you cancel.{back}</Text>
      <Cluster>
        <Act path={path} act="cancel" label="Yes, cancel it" />
        <ButtonLink href={path} variant="secondary">
          No, keep it
        </ButtonLink>
      </Cluster>
    </Panel>
  );
}

/** A form of one button: what changes something is sent, and never a link that a program may follow. */
export function Act({
  path,
  act,
  label,
  variant = 'primary',
}: {
  path: string;
  act: string;
  label: string;
  variant?: 'primary' | 'secondary';
}) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="act" value={act} />
      <Button type="submit" variant={variant}>
        {label}
      </Button>
    </form>
  );
}

/** Only scripts can print. */
function PrintButton() {
  if (!useScripted()) return null;
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      Print the receipt
    </Button>
  );
}

function wordsOf({ stage, end, title, untilText, paysOnline, isGone, isOwed }: ReservationView) {
  if (isGone) {
    return {
      heading: 'This one may be sold by now',
      text: `The ${title} is no longer among the vehicles we offer. Please call us before you pay anything or come by.`,
    };
  }
  switch (stage) {
    case 'payment':
      return {
        heading: 'One step left',
        text: `The ${title} waits for your deposit until ${untilText}. After that others can have it.`,
      };
    case 'confirmation':
      return {
        heading: 'We have your request',
        text: `Nobody else can reserve the ${title} meanwhile. We have until ${untilText} to confirm it, and you pay nothing before. Keep the address of this page: it shows when the vehicle is held for you.`,
      };
    case 'held':
      return {
        heading: `The ${title} is reserved for you`,
        text: `We hold it until ${untilText}. ${paysOnline ? 'Your deposit has arrived, and is refundable in full.' : 'Come by, or call us, to pay the deposit and to see it.'}`,
      };
    case 'fulfilled':
      return { heading: `The ${title} is yours`, text: 'Thank you. Enjoy the road.' };
    case 'over':
      return {
        heading: 'This reservation is over',
        text: `${endText(end)}${isOwed ? ' Your deposit is on its way back to you, in full.' : ''}`,
      };
  }
}

function endText(end: ReservationView['end']): string {
  if (end === 'cancelled') return 'You have cancelled it, and the vehicle is free for others.';
  if (end === 'unpaid') return 'The deposit did not come in time, so the vehicle is not held.';
  if (end === 'unanswered')
    return 'We could not confirm it in time, so the vehicle is not held. We are sorry; please call us.';
  if (end === 'released')
    return 'We could not keep the vehicle for you any longer. Please call us.';
  return 'The 48 hours are over, so others can have the vehicle.';
}
