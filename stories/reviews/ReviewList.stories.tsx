import { ReviewList } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../examples/picture.ts';
import { reviewSummary, reviews } from '../examples/reviews.ts';

const meta = {
  title: 'Reviews/ReviewList',
  component: ReviewList,
  args: { reviews, summary: reviewSummary, leaveHref: 'https://reviews.example/coolabarra/new' },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const WithPicture: Story = {
  args: { images: { 'r-1': picture('forecourt-hatch-red-side') } },
};
export const One: Story = { args: { reviews: reviews.slice(0, 1), leaveHref: null } };
