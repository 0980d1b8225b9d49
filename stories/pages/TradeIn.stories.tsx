import {
  Breadcrumbs,
  Container,
  Heading,
  Panel,
  SplitLayout,
  Stack,
  Text,
  TradeInFaq,
  TradeInForm,
  type TradeInStage,
  tradeInCopy,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../examples/Page.tsx';
import { rules } from '../examples/rules.ts';
import { OWN_CAR, questions } from '../examples/tradeIn.ts';

function TradeIn({ stage }: { stage: TradeInStage }) {
  return (
    <Page path="/trade-in">
      <Container>
        <Stack>
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Trade In" />
          <Heading level={1}>{tradeInCopy.headline}</Heading>
          <SplitLayout
            main={
              <Panel>
                <TradeInForm
                  stage={stage}
                  action="/trade-in"
                  rules={rules}
                  privacyHref="/privacy-policy"
                />
              </Panel>
            }
            aside={
              <Stack>
                <Heading level={2} size="h3">
                  Good to know
                </Heading>
                <Text tone="muted">What people ask before they trade in.</Text>
                <TradeInFaq />
              </Stack>
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
  args: { stage: { at: 'rego' } },
} satisfies Meta<typeof TradeIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourCar: Story = {};
export const Condition: Story = { args: { stage: { at: 'condition', car: OWN_CAR, questions } } };
export const Details: Story = { args: { stage: { at: 'details', car: OWN_CAR } } };
export const Valued: Story = {
  args: {
    stage: {
      at: 'result',
      car: OWN_CAR,
      estimate: { low: 18_400, high: 20_900 },
      accepted: false,
    },
  },
};
export const NoEstimate: Story = {
  args: { stage: { at: 'result', car: OWN_CAR, estimate: null, accepted: false } },
};
