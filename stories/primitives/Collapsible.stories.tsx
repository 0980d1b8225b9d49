import { Collapsible, Stack, Text, TextField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const words = (
  <Text>
    Every car is inspected by our own workshop. What we find we mend, and what we do not mend we
    write down and show you before you sign.
  </Text>
);

const meta = {
  title: 'Primitives/Collapsible',
  component: Collapsible,
  args: { label: 'How we inspect a car', children: words },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabel: Story = {
  args: {
    label:
      'What happens to the finance contract of the car that I trade in while it is not paid off',
    defaultOpen: true,
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
    await expect(canvas.queryByText(/own workshop/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/own workshop/)).toBeVisible());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(/own workshop/)).toBeNull());
  },
};

/** Closed content stays in the page: what was typed is still there, and is sent (R4-30). */
export const KeepsValues: Story = {
  args: {
    label: 'Engine',
    defaultOpen: true,
    forceMount: true,
    children: (
      <Stack>
        <TextField name="engine" label="Engine size" />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Engine' }));
    await waitFor(() => expect(field).not.toBeVisible());
    await waitFor(() => expect(field.closest('[hidden=until-found]')).not.toBeNull());
    await expect(field).toHaveValue('2.5');
    field.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(field).toBeVisible());
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};
