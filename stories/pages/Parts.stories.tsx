import { enquiryForms } from '@forecourt/domain';
import {
  ButtonLink,
  Container,
  EnquiryForm,
  LocationGrid,
  PageLead,
  Panel,
  PhoneNumber,
  PointList,
  Section,
  SplitLayout,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnForm } from '../examples/drawnForm.ts';
import { Page } from '../examples/Page.tsx';
import { twoPlaces } from '../examples/places.tsx';
import { rules } from '../examples/rules.ts';

/** A form without a subject: beside it what comes next and what is promised, beneath it where that is. */
function Parts() {
  return (
    <Page path="/vehicle-parts-and-accessories">
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Parts and accessories"
        heading="Parts and accessories"
      >
        Genuine parts, and the ones that are as good for less. Tell us the car and what it needs.
      </PageLead>
      <Container>
        <SplitLayout
          main={
            <Panel heading="What do you need?">
              <Text tone="muted">Name the part, or say what it should do.</Text>
              <EnquiryForm
                action="/vehicle-parts-and-accessories"
                {...drawnForm(enquiryForms.parts, rules)}
                privacyHref="/privacy-policy"
              />
            </Panel>
          }
          aside={
            <>
              <Panel heading="What happens next">
                <PointList
                  ordered
                  points={[
                    'You tell us the car and the part. The rego or VIN helps us find the right one.',
                    'We come back to you with a price, and whether it is here.',
                    'You decide. Nothing is ordered before you say so.',
                  ]}
                />
                <ButtonLink href="tel:0255500122" icon="phone" variant="secondary">
                  <PhoneNumber number="(02) 5550 0122" />
                </ButtonLink>
              </Panel>
              <Panel heading="What you can count on">
                <PointList points={['Genuine parts for all six brands.', 'Fitted if you like.']} />
              </Panel>
            </>
          }
        />
      </Container>
      <Section heading="Where to pick it up" ground="soft">
        <LocationGrid places={twoPlaces} />
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Pages/Parts',
  component: Parts,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
