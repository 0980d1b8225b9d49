import { FilterForm, SelectField, TextField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/FilterForm',
  component: FilterForm,
  args: {
    action: '/directory',
    label: 'Narrow the list',
    clearHref: null,
    children: (
      <>
        <TextField type="search" name="query" label="Words" />
        <SelectField
          name="make"
          label="Make"
          placeholder="Any make"
          choices={[
            { value: 'Isuzu', label: 'Isuzu (15)' },
            { value: 'Mercedes-Benz', label: 'Mercedes-Benz (3)' },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Narrow the list' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Narrowed: Story = { args: { clearHref: '/directory' } };
