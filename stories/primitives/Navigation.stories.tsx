import { Breadcrumbs, Pagination, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Pagination', component: Pagination } satisfies Meta<
  typeof Pagination
>;
export default meta;
type Story = StoryObj<typeof meta>;

function hrefOf(page: number): string {
  return page === 1 ? '/search' : `/search?page=${page}`;
}

export const First: Story = { args: { page: 1, pages: 12, hrefOf } };
export const Middle: Story = { args: { page: 6, pages: 12, hrefOf } };
export const Last: Story = { args: { page: 200, pages: 200, hrefOf } };
export const Few: Story = { args: { page: 2, pages: 3, hrefOf } };
export const WithBreadcrumbs: Story = {
  args: { page: 1, pages: 2, hrefOf },
  render: (args) => (
    <Stack>
      <Breadcrumbs
        trail={[
          { label: 'Home', href: '/' },
          { label: 'Used cars', href: '/search/used-cars' },
          { label: 'Mercedes-Benz', href: '/search/mercedes-benz' },
        ]}
        current="2024 Mercedes-Benz GLE-Class Coupé"
      />
      <Pagination {...args} />
    </Stack>
  ),
};
