import type { Review } from '@forecourt/domain';
import { ReviewCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../examples/picture.ts';
import { reviews } from '../examples/reviews.ts';

const [short, , long] = reviews as readonly [Review, Review, Review];

const meta = {
  title: 'Reviews/ReviewCard',
  component: ReviewCard,
  args: { review: short },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { review: long } };
export const WithPicture: Story = { args: { image: picture('forecourt-hatch-red-side') } };
export const Undated: Story = { args: { review: { ...short, date: null, dateWords: null } } };
