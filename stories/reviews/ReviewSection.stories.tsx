import { defaultReviewRules, minimumRatingNote } from '@forecourt/domain';
import { ReviewSection } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reviewSummary, reviews } from '../examples/reviews.ts';

const meta = {
  title: 'Reviews/ReviewSection',
  component: ReviewSection,
  parameters: { layout: 'fullscreen' },
  args: {
    reviews,
    summary: reviewSummary,
    note: minimumRatingNote(defaultReviewRules),
    allHref: 'https://reviews.example/coolabarra',
    leaveHref: 'https://reviews.example/coolabarra/new',
  },
} satisfies Meta<typeof ReviewSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carousel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What our customers say' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
  },
};
export const Grid: Story = {
  args: { reviews: reviews.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};
export const One: Story = {
  args: { reviews: reviews.slice(0, 1), summary: { count: 1, averageRating: 5 }, note: null },
};
/** What a provider of reviews says stands beside what the dealer's own customers do. */
export const RatedElsewhere: Story = {
  args: { rating: { provider: 'Snap21', rating: 4.8, stars: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on Snap21')).toBeVisible();
  },
};
export const WithoutLinks: Story = { args: { allHref: null, leaveHref: null } };
export const None: Story = { args: { reviews: [] } };
