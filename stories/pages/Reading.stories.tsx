import {
  ArticleList,
  ButtonLink,
  Container,
  DescriptionList,
  PageLead,
  Panel,
  Questions,
  ReadingHead,
  ReadingText,
  Section,
  SplitLayout,
  Stack,
  StoryLayout,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '../examples/picture.ts';

const questions = [
  {
    question: 'Do I have to service the car with you?',
    answer: [
      { tag: 'p' as const, children: ['No. Have it serviced on time and keep the invoices.'] },
    ],
  },
  {
    question: 'Does the warranty go with the car?',
    answer: [{ tag: 'p' as const, children: ['A maker’s warranty usually does.'] }],
  },
];

/** A page to be read: what it says, the facts beside it, questions, and what else there is to read. */
function Reading() {
  return (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Warranty"
        heading="If it breaks, start with one phone call"
      >
        A warranty is only as good as the person who answers.
      </PageLead>
      <Container>
        <Stack gap="l">
          <ReadingHead
            date="2026-03-14"
            author="Jo, workshop"
            image={picture('forecourt-suv-blue-front')}
          />
          <SplitLayout
            main={
              <ReadingText
                nodes={[
                  { tag: 'p', children: ['Three promises can stand behind a car.'] },
                  { tag: 'h2', children: ['Used cars'] },
                  { tag: 'p', children: ['Your contract says on its first page which is yours.'] },
                ]}
              />
            }
            aside={
              <Panel heading="At a glance">
                <DescriptionList
                  layout="stacked"
                  rows={[
                    {
                      label: 'New cars',
                      value: 'The maker’s warranty, from the day you drive away',
                    },
                    { label: 'First call', value: 'The workshop' },
                  ]}
                />
              </Panel>
            }
          />
        </Stack>
      </Container>
      <Section heading="About warranty" ground="soft">
        <Questions questions={questions} />
      </Section>
      <Section heading="More to read">
        <ArticleList
          headingLevel={3}
          articles={[
            {
              heading: 'A week with a small hatch',
              href: '/blog/hatch',
              description: 'Is a city car enough for a family of three?',
              date: '2026-10-29',
              author: 'Priya, sales',
              image: picture('forecourt-hatch-red-side'),
            },
            {
              heading: 'How to look at a used caravan',
              href: '/blog/caravan',
              description: 'Start outside, at the back, on your knees.',
              date: null,
              author: null,
              image: null,
            },
          ]}
        />
      </Section>
    </>
  );
}

const meta = {
  title: 'Pages/Reading',
  component: Reading,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Do I have to service the car with you?'));
    await expect(canvas.getByText(/keep the invoices/)).toBeVisible();
  },
};

/** Who the dealer is: beside a picture, under facts, or under a wide picture, as the theme opens its pages. */
export const Dealer: Story = {
  render: () => (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="About us"
        heading="Three generations, one workshop"
      >
        We live where we sell.
      </PageLead>
      <Container>
        <StoryLayout
          picture={<ReadingHead image={picture('forecourt-suv-blue-front')} story />}
          facts={
            <Panel heading="At a glance">
              <DescriptionList
                layout="stacked"
                rows={[
                  { label: 'Since', value: '1988' },
                  { label: 'Yards', value: 'Dubbo and Wellington' },
                  { label: 'Workshop', value: 'Monday to Saturday' },
                  { label: 'We deliver', value: 'Within 250 km' },
                ]}
              />
            </Panel>
          }
          steps={<ButtonLink href="/search">See the yard</ButtonLink>}
        >
          <ReadingText
            nodes={[
              {
                tag: 'p',
                children: ['If you live out here you know what a road does to a car.'],
              },
              { tag: 'h2', children: ['What our workshop looks at'] },
              { tag: 'p', children: ['Chassis rails, dust, the tow bar, and then all the rest.'] },
              { tag: 'blockquote', children: ['What we find, we fix.'] },
              { tag: 'h2', children: ['Who answers the phone'] },
              { tag: 'p', children: ['One of four people. At harvest, ring after seven.'] },
            ]}
          />
        </StoryLayout>
      </Container>
    </>
  ),
};
