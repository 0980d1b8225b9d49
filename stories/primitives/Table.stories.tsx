import { Table } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const rows = [
  ['Weekly repayment', '$187', '$213', '$241', '$1,204'],
  ['Interest rate', '7.49% p.a.', '7.99% p.a.', '8.49% p.a.', '12.95% p.a.'],
  ['Comparison rate', '8.62% p.a.', '9.14% p.a.', '9.66% p.a.', '14.02% p.a.'],
] as const;

const meta = {
  title: 'Primitives/Table',
  component: Table,
  args: {
    caption: 'Repayments by length of loan',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Length of the loan</th>
            {['3 years', '4 years', '5 years', '7 years with a balloon at the end'].map((term) => (
              <th key={term} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value) => (
                <td key={value}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaption: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };
