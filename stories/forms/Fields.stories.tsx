import {
  CheckboxField,
  ChoiceGroupField,
  EmailField,
  NumberField,
  PhoneField,
  PostcodeField,
  SelectField,
  Stack,
  SuggestedField,
  TextAreaField,
  TextField,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Forms/Fields', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const base = { name: 'name', label: 'First name' };
const choices = ['Phone', 'Email', 'SMS'].map((value) => ({ value, label: value }));

export const Empty: Story = { args: { ...base, required: true } };
export const WithHint: Story = {
  args: { ...base, hint: 'As on your licence', defaultValue: 'Jo' },
};
export const WithError: Story = {
  args: { ...base, required: true, error: 'Your first name is missing. Please enter it.' },
};
export const Suggested: Story = {
  args: base,
  render: () => (
    <SuggestedField
      id="words"
      name="query"
      label="Words"
      placeholder="Try “Ranger”"
      suggestions={['Ranger', 'HiLux', 'D-MAX']}
    />
  ),
};
export const Every: Story = {
  args: base,
  render: () => (
    <Stack>
      <TextField {...base} required />
      <EmailField name="email" label="Email" required defaultValue="jo@example.com" />
      <PhoneField name="phone" label="Phone" required />
      <PostcodeField
        name="postcode"
        label="Postcode"
        required
        defaultValue="80"
        error="Invalid postcode. Please enter a 4-digit number."
      />
      <NumberField name="budget" label="Budget" prefix="$" defaultValue="20000" />
      <SelectField
        name="dealership"
        label="Select a Preferred Dealership"
        required
        choices={choices}
      />
      <TextAreaField name="message" label="Message" />
      <ChoiceGroupField
        id="contact"
        name="contact_method"
        label="Preferred contact method"
        type="radio"
        choices={choices}
        chosen={['Phone']}
      />
      <CheckboxField
        name="opt_in"
        label="Yes, I would like to subscribe to receive latest offers & product updates."
      />
    </Stack>
  ),
};
