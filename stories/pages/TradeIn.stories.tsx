import { conditionQuestions, enquiryFields, enquiryForms } from '@forecourt/domain';
import {
  Breadcrumbs,
  ConditionForm,
  Container,
  EnquiryForm,
  Heading,
  OwnCarForm,
  Panel,
  PointList,
  SplitLayout,
  Stack,
  ToldEstimate,
  TradeInFaq,
  TradeInFrame,
  type TradeInStage,
  tradeInCopy,
  ValuationResult,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../examples/Page.tsx';
import { rules } from '../examples/rules.ts';
import { estimate, makes, noCar, OWN_CAR } from '../examples/tradeIn.ts';

const form = enquiryForms.trade_in;
const stages = {
  car: (
    <OwnCarForm
      action="/trade-in"
      values={noCar}
      makes={makes}
      thisYear={2026}
      submitLabel="Next: its condition"
    />
  ),
  condition: <ConditionForm action="/trade-in" questions={conditionQuestions} answers={{}} />,
  value: (
    <ValuationResult
      action="/trade-in"
      outcome={estimate}
      payout={6000}
      vehicle={null}
      hidden={{}}
    />
  ),
  details: (
    <Stack>
      <ToldEstimate amounts={[{ label: 'Your estimate', amount: '$18,400 to $20,900' }]} />
      <EnquiryForm
        action="/trade-in"
        form={form}
        rules={rules}
        fields={enquiryFields(form, rules)}
        submitLabel="Accept this offer"
        privacyHref="/privacy-policy"
      />
    </Stack>
  ),
} as const satisfies Record<TradeInStage, unknown>;

interface TradeInProps {
  stage: TradeInStage;
  /** Why it is valued: for another car, or to be sold. */
  sells?: boolean;
}

function TradeIn({ stage, sells = false }: TradeInProps) {
  return (
    <Page path="/trade-in">
      <Container>
        <Stack>
          <Breadcrumbs
            trail={[{ label: 'Home', href: '/' }]}
            current={sells ? 'Sell my car' : 'Trade In'}
          />
          <Heading level={1}>{sells ? 'Sell us your car' : tradeInCopy.headline}</Heading>
          <SplitLayout
            main={
              <Panel>
                <TradeInFrame stage={stage} car={stage === 'car' ? null : OWN_CAR}>
                  {stages[stage]}
                </TradeInFrame>
              </Panel>
            }
            promised
            aside={
              <>
                <Panel heading="What you can count on">
                  <PointList points={['An estimate before we ask your name', 'Nothing to sign']} />
                </Panel>
                <Panel heading="Good to know">
                  <TradeInFaq />
                </Panel>
              </>
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/TradeIn',
  component: TradeIn,
  parameters: { layout: 'fullscreen' },
  args: { stage: 'car' },
} satisfies Meta<typeof TradeIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourCar: Story = {};
export const Selling: Story = { args: { sells: true } };
export const Condition: Story = { args: { stage: 'condition' } };
export const Valued: Story = { args: { stage: 'value' } };
export const Details: Story = { args: { stage: 'details' } };
