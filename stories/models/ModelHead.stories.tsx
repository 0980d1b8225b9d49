import type { VehicleModel } from '@forecourt/domain';
import { ButtonLink, ModelHead } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { models } from '../examples/models.ts';
import { picture } from '../examples/picture.ts';

const [plain, , soon] = models as readonly [VehicleModel, VehicleModel, VehicleModel];

const meta = {
  title: 'Models/ModelHead',
  component: ModelHead,
  args: {
    model: plain,
    image: picture('forecourt-suv-blue-side'),
    facts: [
      { label: 'Seats', value: 'Five' },
      { label: 'Boot', value: '570 L' },
      { label: 'Towing', value: '2,500 kg' },
      { label: 'Warranty', value: 'Five years' },
    ],
    actions: (
      <>
        <ButtonLink href="#enquire">Enquire Now</ButtonLink>
        <ButtonLink href="/search" variant="secondary">
          See 4 in stock
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ModelHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const ComingSoonWithoutPicture: Story = { args: { model: soon, image: null, facts: [] } };
