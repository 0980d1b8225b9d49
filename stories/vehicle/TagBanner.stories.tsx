import type { VehicleTag } from '@forecourt/domain';
import { Cluster, TagBanner } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const tags: readonly VehicleTag[] = [
  { kind: 'sold', text: 'JUST SOLD' },
  { kind: 'electric', text: 'Electric' },
  { kind: 'hybrid', text: 'Hybrid' },
  { kind: 'reserved', text: 'Reserved' },
  { kind: 'certified', image: '/pictures/certified.svg', alt: 'Certified pre-owned' },
  { kind: 'custom', text: 'Test Drive Only' },
  { kind: 'coming_soon', text: 'COMING SOON' },
  { kind: 'new', text: 'New' },
  { kind: 'custom', text: 'Test Drive Only at our Wollongong showroom on the first Saturday' },
];

const meta = {
  title: 'Vehicle/TagBanner',
  component: TagBanner,
  args: { tag: { kind: 'new', text: 'New' } },
} satisfies Meta<typeof TagBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Every: Story = {
  render: () => (
    <Cluster>
      {tags.map((tag) => (
        <TagBanner key={tag.kind === 'certified' ? tag.alt : tag.text} tag={tag} />
      ))}
    </Cluster>
  ),
};
