import {
  Cluster,
  Container,
  DescriptionList,
  PageLead,
  Panel,
  PhoneNumber,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { Act } from '../reservation/ReservationPage.tsx';
import type { HoldRequestView } from './holdRequest.server.ts';

/** Where a dealer answers a request to hold a vehicle. */
export function HoldRequestPage({ view }: { view: HoldRequestView }) {
  const { stage, path } = view;
  return (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Reservation"
        heading={`Reservation: ${view.title}`}
      />
      <Container>
        <SplitLayout
          main={
            <Stack>
              <Panel>
                <Text>{wordsOf(view)}</Text>
                {stage !== 'over' && <Answers stage={stage} path={path} />}
              </Panel>
              {view.contact.length > 0 && (
                <Panel heading="Shopper">
                  <DescriptionList rows={view.contact.map(reached)} layout="stacked" />
                </Panel>
              )}
              {view.deal.length > 0 && (
                <Panel heading="What they want">
                  <DescriptionList rows={view.deal} layout="stacked" />
                </Panel>
              )}
            </Stack>
          }
          aside={
            <Panel heading="Reservation">
              <DescriptionList rows={view.rows} layout="stacked" />
            </Panel>
          }
        />
      </Container>
    </>
  );
}

/** A tap calls the shopper, or writes to them. */
function reached({ label, value, href }: HoldRequestView['contact'][number]) {
  if (href === undefined) return { label, value };
  const isNumber = href.startsWith('tel:');
  return {
    label,
    value: <a href={href}>{isNumber ? <PhoneNumber number={value} /> : value}</a>,
  };
}

/** What the dealer can do about it now. */
function Answers({ stage, path }: Pick<HoldRequestView, 'stage' | 'path'>) {
  return (
    <Cluster>
      {stage === 'confirmation' && (
        <Act path={path} act="confirm" label="Confirm: hold it for 48 hours" />
      )}
      {stage === 'held' && <Act path={path} act="fulfil" label="They bought it" />}
      <Act
        path={path}
        act="release"
        label={stage === 'confirmation' ? 'Decline' : 'End it and free the vehicle'}
        variant="secondary"
      />
    </Cluster>
  );
}

function wordsOf({ stage, end, untilText }: HoldRequestView): string {
  switch (stage) {
    case 'payment':
      return `The shopper is paying the deposit, until ${untilText}.`;
    case 'confirmation':
      return `Nobody else can reserve it meanwhile, and your website shows it as reserved. Answer by ${untilText}; after that it is free again.`;
    case 'held':
      return `You hold it for the shopper until ${untilText}.`;
    case 'fulfilled':
      return 'It is sold to this shopper. Your website shows it as reserved until your stock file says that it is sold.';
    case 'over':
      return endTexts[end ?? 'time'];
  }
}

const endTexts: Readonly<Record<NonNullable<HoldRequestView['end']>, string>> = {
  time: 'The 48 hours are over, and the vehicle is free again.',
  unpaid: 'The deposit did not come in time, so the vehicle is free.',
  unanswered: 'It was not confirmed in time, so the vehicle is free again.',
  cancelled: 'The shopper has cancelled it, and the vehicle is free again.',
  released: 'You have ended it, and the vehicle is free again.',
};
