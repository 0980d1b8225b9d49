import type { VehicleModel } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EnquiryForm,
  ModelAccessories,
  ModelHead,
  ModelVariants,
  OfferList,
  Panel,
  PhoneNumber,
  Prose,
  ResultGrid,
  Section,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { exampleCard } from '../examples/exampleCard.tsx';
import { models } from '../examples/models.ts';
import { offers } from '../examples/offers.ts';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { vehicles } from '../examples/vehicles.ts';

const [cx60, , soon] = models as readonly [VehicleModel, VehicleModel, VehicleModel];

interface ModelProps {
  model: VehicleModel;
  /** What it comes as, what of it is here and what is offered; nothing of one that is still to come. */
  known: boolean;
}

function Model({ model, known }: ModelProps) {
  return (
    <Page path="/models">
      <Container>
        <Stack gap="xl">
          <Stack gap="l">
            <Breadcrumbs
              trail={[
                { label: 'Home', href: '/' },
                { label: 'Models', href: '/models' },
              ]}
              current={`Mazda ${model.name}`}
            />
            <ModelHead
              model={model}
              image={known ? picture('forecourt-suv-blue-side') : null}
              facts={
                known
                  ? [
                      { label: 'Seats', value: 'Five' },
                      { label: 'Boot', value: '570 L' },
                      { label: 'Towing', value: '2,500 kg' },
                      { label: 'Warranty', value: 'Five years' },
                    ]
                  : []
              }
              actions={
                <>
                  <ButtonLink href="#enquire" size="l">
                    Enquire Now
                  </ButtonLink>
                  <ButtonLink href="/book-test-drive" size="l" variant="secondary">
                    Book a test drive
                  </ButtonLink>
                </>
              }
            />
          </Stack>
          <ModelAccessories
            accessories={known ? ['Rubber floor mats', 'Boot liner', 'Tow bar, 2,500 kg'] : []}
            beside={
              <Prose>
                <Text>Six cylinders where others have four, and a boot that takes the pram.</Text>
              </Prose>
            }
          />
        </Stack>
      </Container>
      {known && (
        <>
          <Section heading="What it comes as" ground="surface">
            <ModelVariants
              variants={[
                {
                  name: 'Evolve',
                  price: 61_990,
                  features: ['Leather trim', 'Head-up display'],
                },
                {
                  name: 'GT',
                  price: 69_990,
                  features: ['Panoramic sunroof', 'Heated seats, front and rear'],
                },
                { name: 'Azami', price: null, features: [] },
              ]}
            />
          </Section>
          <Section
            heading="In our yard"
            ground="soft"
            more={{ label: 'See all 4', href: '/search' }}
          >
            <ResultGrid layout="row" across={4}>
              {[vehicles.new, vehicles.demo, vehicles.reduced, vehicles.ordinary].map((example) =>
                exampleCard(example),
              )}
            </ResultGrid>
          </Section>
          <Section heading="Offers on it" more={{ label: 'All offers', href: '/special-offers' }}>
            <OfferList offers={[offers.ordinary, offers.long]} empty={null} />
          </Section>
        </>
      )}
      <Section heading="Ask about it">
        <SplitLayout
          main={
            <Panel id="enquire">
              <EnquiryForm {...enquiry} />
            </Panel>
          }
          aside={
            <Panel heading="Rather talk?">
              <Text tone="muted">Ask for the colour, the day and the trade-in in one call.</Text>
              <ButtonLink href="tel:0255500121" icon="phone" variant="secondary">
                <PhoneNumber number="(02) 5550 0121" />
              </ButtonLink>
            </Panel>
          }
        />
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Pages/Model',
  component: Model,
  parameters: { layout: 'fullscreen' },
  args: { model: cx60, known: true },
} satisfies Meta<typeof Model>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Of one that is still to come nothing is known but that. */
export const ComingSoon: Story = { args: { model: soon, known: false } };
