import { type FieldError, fieldMessages } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  EnquiryForm,
  Heading,
  Panel,
  Prose,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { besideForm, exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { vehicles } from '../examples/vehicles.ts';

function Enquiry({ errors }: { errors: readonly FieldError[] }) {
  return (
    <Page path="/search">
      <Container>
        <Stack>
          <Breadcrumbs trail={[{ label: 'Our stock', href: '/search' }]} current="Enquire" />
          <Heading level={1}>Enquire about the 2021 Toyota Corolla</Heading>
          <SplitLayout
            main={
              <Panel>
                <Prose>
                  <Text>We answer within the day, by phone or email as you like.</Text>
                </Prose>
                <EnquiryForm {...enquiry} errors={errors} />
              </Panel>
            }
            aside={exampleCard(vehicles.reduced, false, besideForm)}
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Enquiry',
  component: Enquiry,
  parameters: { layout: 'fullscreen' },
  args: { errors: [] },
} satisfies Meta<typeof Enquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Faulty: Story = {
  args: {
    errors: [
      { field: 'name', message: fieldMessages.name.missing },
      { field: 'postcode', message: fieldMessages.postcode.missing },
    ],
  },
};
