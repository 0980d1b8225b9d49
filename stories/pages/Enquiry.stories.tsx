import { type FieldError, fieldMessages } from '@forecourt/domain';
import {
  Container,
  EnquiryForm,
  PageLead,
  Panel,
  Prose,
  SplitLayout,
  Text,
  UiProvider,
  VehicleSubject,
  type VehicleSubjectProps,
} from '@forecourt/ui';
import { pictureSizes, type ThemeTokens, wireframe } from '@forecourt/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { vehicles } from '../examples/vehicles.ts';

const about = exampleCard(vehicles.reduced).props as VehicleSubjectProps;

function Enquiry({ errors }: { errors: readonly FieldError[] }) {
  return (
    <Page path="/search">
      <PageLead
        trail={[{ label: 'Our stock', href: '/search' }]}
        current="Enquire"
        heading="Enquire about the 2021 Toyota Corolla"
      >
        We know this one, and where it has been.
      </PageLead>
      <Container>
        <SplitLayout
          main={
            <Panel>
              <Prose>
                <Text>We answer within the day, by phone or email as you like.</Text>
              </Prose>
              <EnquiryForm {...enquiry} errors={errors} />
            </Panel>
          }
          subject={<VehicleSubject {...about} />}
          aside={
            <Panel heading="What happens next">
              <Text>We call you, and have the car ready when you come.</Text>
            </Panel>
          }
        />
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

/** A form laid out as a theme says by its `layout.aside`. */
function laidOut(aside: ThemeTokens['layout']['aside']): Story {
  const pictures = pictureSizes({ ...wireframe, layout: { ...wireframe.layout, aside } });
  return {
    decorators: [
      (Form) => (
        <UiProvider pictures={pictures}>
          <Form />
        </UiProvider>
      ),
    ],
  };
}

export const SubjectAtStart = laidOut('start');
export const SubjectAbove = laidOut('above');
