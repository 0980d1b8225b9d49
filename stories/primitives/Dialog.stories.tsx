import {
  Button,
  Cluster,
  Dialog,
  type DialogProps,
  DropdownMenu,
  EmailField,
  Link,
  SelectField,
  Stack,
  Text,
  TextAreaField,
  TextField,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** A page with a button that opens the dialog, and things around it the focus could escape to. */
function Example({ open, ...dialog }: DialogProps) {
  const [shown, setShown] = useState(open);
  return (
    <Stack>
      <Text>
        A page with <Link href="/before">a link before</Link> the button.
      </Text>
      <Cluster>
        <Button onClick={() => setShown(true)}>Open the dialog</Button>
        <Button variant="secondary">After it</Button>
      </Cluster>
      <Dialog {...dialog} open={shown} onClose={() => setShown(false)} />
    </Stack>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: '', children: null },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const stores = ['Coolabarra Motors', 'Coolabarra Motors Castle Hill'].map((label) => ({
  value: label,
  label,
}));

const enquiry = (
  <Stack>
    <TextField name="firstname" label="First name" required autoComplete="given-name" />
    <TextField name="surname" label="Surname" required autoComplete="family-name" />
    <EmailField name="email" label="Email" required />
    <SelectField name="dealership" label="Preferred dealership" required choices={stores} />
    <TextAreaField name="message" label="Message" />
    <TextField name="coupon" label="Coupon" />
  </Stack>
);

const send = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Send my enquiry</Button>
  </>
);

export const Question: Story = {
  args: {
    size: 's',
    title: 'Remove this car?',
    description: 'The 2021 Toyota Corolla Ascent Sport leaves your saved cars.',
    actions: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button>Remove</Button>
      </>
    ),
    children: null,
  },
};

export const Form: Story = {
  args: {
    title: 'Email us',
    description: 'We answer within one working day.',
    actions: send,
    children: enquiry,
  },
};

export const LongWords: Story = {
  args: {
    size: 'l',
    title:
      'Holiday opening hours of Verrell Hyde Prestige and Performance Vehicles of Castle Hill Business Park',
    actions: <Button variant="secondary">Print</Button>,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, day) => (
          <Text key={day}>
            On day {day + 1} of the holidays the sales floor opens at nine and closes at one, the
            service counter stays closed, and parts can be collected by appointment.
          </Text>
        ))}
      </Stack>
    ),
  },
};

/** Only words and links: the focus goes to the close button, and stays inside. */
export const WordsOnly: Story = {
  args: {
    size: 's',
    title: 'Market price',
    children: (
      <Text>
        Compared with similar cars in New South Wales. <Link href="/how">How we compare</Link>
      </Text>
    ),
  },
};

const saved = ['Toyota Corolla', 'Mazda CX-5'].map((label) => ({
  label,
  onSelect: () => undefined,
}));

function Nested() {
  const [outer, setOuter] = useState(true);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOuter(true)}>Open the dialog</Button>
      <Dialog
        open={outer}
        onClose={() => setOuter(false)}
        title="Trade in"
        actions={<Button>Continue</Button>}
      >
        <SelectField name="dealership" label="Preferred dealership" choices={stores} />
        <Cluster>
          <Button variant="secondary" onClick={() => setInner(true)}>
            What is a VIN?
          </Button>
          <DropdownMenu label="Load a saved car" groups={[{ entries: saved }]} />
        </Cluster>
        <Dialog open={inner} onClose={() => setInner(false)} size="s" title="What is a VIN?">
          <Text>The 17 letters and digits on your registration papers.</Text>
        </Dialog>
      </Dialog>
    </>
  );
}

export const Inside: Story = { name: 'A select and a dialog inside', render: () => <Nested /> };

export const OpensAndCloses: Story = {
  args: { open: false, title: 'Email us', actions: send, children: enquiry },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the dialog' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Email us' });
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
