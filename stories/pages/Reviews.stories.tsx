import { defaultReviewRules, minimumRatingNote } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  Heading,
  ReviewSection,
  type ReviewSectionProps,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../examples/Page.tsx';
import { reviewSummary, reviews } from '../examples/reviews.ts';

function Reviews(props: ReviewSectionProps) {
  return (
    <Page path="/reviews">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Reviews" />
          <Heading level={1}>Reviews of Coolabarra Motors</Heading>
        </Stack>
      </Container>
      <ReviewSection {...props} />
    </Page>
  );
}

const meta = {
  title: 'Pages/Reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'In our customers’ words',
    reviews,
    summary: reviewSummary,
    note: minimumRatingNote(defaultReviewRules),
    allHref: 'https://reviews.example/coolabarra',
    leaveHref: 'https://reviews.example/coolabarra/new',
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Few: Story = { args: { reviews: reviews.slice(0, 2) } };
