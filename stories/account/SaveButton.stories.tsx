import { errorCatalogue } from '@forecourt/domain';
import { Cluster, SaveButton, type SaveButtonProps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Account/SaveButton',
  component: SaveButton,
  args: {
    title: '2021 Toyota Corolla',
    signInHref: '/sign-in?type=watchlist&redirect=%2Fsearch&back=%2Fsearch',
    onToggle: fn(),
  },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes at once; the server follows (R4-11). */
function Switching(props: SaveButtonProps) {
  const [saved, setSaved] = useState(props.saved ?? false);
  return (
    <SaveButton
      {...props}
      saved={saved}
      onToggle={(next) => {
        props.onToggle?.(next);
        setSaved(next);
      }}
    />
  );
}

export const NotSaved: Story = {
  render: (args) => <Switching {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await expect(button).toHaveAccessibleName('Save 2021 Toyota Corolla');
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(button).toHaveAccessibleName('Saved 2021 Toyota Corolla');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Saved: Story = { args: { saved: true } };
export const Pending: Story = {
  args: { saved: true, pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { failure: errorCatalogue.watchlist.text } };
export const Icons: Story = {
  render: (args) => (
    <Cluster>
      <SaveButton {...args} variant="icon" />
      <SaveButton {...args} variant="icon" saved />
    </Cluster>
  ),
};
/** Nobody is signed in, or no script: a link to sign-in. */
export const SignedOut: Story = {
  render: ({ title, signInHref }) => (
    <Cluster>
      <SaveButton title={title} signInHref={signInHref} />
      <SaveButton title={title} signInHref={signInHref} variant="icon" />
    </Cluster>
  ),
  play: async ({ canvas, args }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Save 2021 Toyota Corolla' });
    await expect(link).toHaveAttribute('href', args.signInHref);
  },
};
/** Where the server keeps what is saved, a form does it without a script; the line under it waits for its answer. */
export const ByForm: Story = {
  args: {
    signInHref: null,
    form: {
      action: '/watchlist',
      fields: { car_id: '1', change: 'save', back: '/cars/1' },
      doneId: 'saved-1',
      listHref: '/watchlist',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(canvas.getByText(/^Saved\./)).not.toBeVisible();
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
