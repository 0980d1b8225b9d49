import { Button, Cluster, type ToastMessage, ToastProvider, useToast } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const undo = fn();

const messages: Record<string, ToastMessage> = {
  Saved: {
    text: '2021 Toyota Corolla saved to your garage.',
    tone: 'positive',
    action: { label: 'View', href: '/garage' },
  },
  Removed: { text: 'Removed from your garage.', action: { label: 'Undo', onSelect: undo } },
  Failed: {
    text: 'We could not save this car, because your connection was lost. Please try again.',
    tone: 'critical',
  },
};

function Page({ first }: { first: string | undefined }) {
  const toast = useToast();
  const shown = useRef(false);
  useEffect(() => {
    const message = messages[first ?? ''];
    if (!message || shown.current) return;
    shown.current = true;
    toast(message);
  }, [first, toast]);
  return (
    <Cluster>
      {Object.entries(messages).map(([name, message]) => (
        <Button key={name} variant="secondary" onClick={() => toast(message)}>
          {name}
        </Button>
      ))}
    </Cluster>
  );
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastProvider,
  args: { children: null },
  render: (_args, { name }) => (
    <ToastProvider>
      <Page first={name} />
    </ToastProvider>
  ),
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toast under the pointer stays. */
async function hold(): Promise<void> {
  await userEvent.hover(await screen.findByRole('listitem'));
}

export const Saved: Story = { play: hold };
export const Removed: Story = { play: hold };
export const Failed: Story = { play: hold };

/** A new toast replaces the old; the action works from the keyboard. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await screen.findByText(/saved to your garage/, { selector: 'li *' });
    await userEvent.click(canvas.getByRole('button', { name: 'Removed' }));
    await screen.findByText('Removed from your garage.', { selector: 'li *' });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.queryByText(/saved to your garage/, { selector: 'li *' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};
