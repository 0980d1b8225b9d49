import { enquiryForms } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EnquiryForm,
  FinanceCalculator,
  FinanceEstimate,
  Heading,
  Panel,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnForm } from '../examples/drawnForm.ts';
import { besideForm, exampleCard } from '../examples/exampleCard.tsx';
import { estimates } from '../examples/finance.ts';
import { Page } from '../examples/Page.tsx';
import { rules } from '../examples/rules.ts';
import { vehicles } from '../examples/vehicles.ts';

function Finance({ forVehicle }: { forVehicle: boolean }) {
  return (
    <Page path="/finance">
      <Container>
        <Stack>
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Finance" />
          <Heading level={1}>Finance</Heading>
          <SplitLayout
            main={
              <Stack gap="l">
                <Panel heading="Work out your repayments">
                  <FinanceCalculator
                    action="/finance"
                    wish={forVehicle ? { price: 25_990, deposit: 2599 } : {}}
                    fees={{ upfrontFee: 495, monthlyFee: 10 }}
                    applyHref="#finance-form"
                  />
                </Panel>
                <Panel id="finance-form" heading="Ask about finance">
                  <Text tone="muted">No credit check until you say so.</Text>
                  <EnquiryForm
                    id="finance"
                    action="/finance"
                    {...drawnForm(enquiryForms.finance, rules)}
                    privacyHref="/privacy-policy"
                  />
                </Panel>
              </Stack>
            }
            aside={
              forVehicle ? (
                <Stack>
                  {exampleCard(vehicles.reduced, false, besideForm)}
                  <Panel heading="Estimate for this car">
                    <FinanceEstimate estimate={estimates.both} />
                  </Panel>
                </Stack>
              ) : (
                <Panel heading="No car yet?">
                  <Text>Find a car first, and we fill in its price for you.</Text>
                  <ButtonLink href="/search" variant="secondary" wide>
                    See all cars
                  </ButtonLink>
                </Panel>
              )
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Finance',
  component: Finance,
  parameters: { layout: 'fullscreen' },
  args: { forVehicle: true },
} satisfies Meta<typeof Finance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForVehicle: Story = {};
export const General: Story = { args: { forVehicle: false } };
