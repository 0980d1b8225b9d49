import { RichText, type RichTextNode } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../examples/picture.ts';

function p(...children: RichTextNode[]): RichTextNode {
  return { tag: 'p', children };
}
const nodes: readonly RichTextNode[] = [
  p(
    'Every vehicle that leaves our yard is covered for ',
    { tag: 'strong', children: ['five years'] },
    '.',
  ),
  { tag: 'h2', children: ['What is covered'] },
  p(
    'All of what makes it go, and most of what makes it pleasant. Ask us for the ',
    {
      tag: 'a',
      children: ['whole list'],
      href: '/contact-us',
    },
    '.',
  ),
  {
    tag: 'ul',
    children: [
      { tag: 'li', children: ['Engine, gearbox and differential'] },
      { tag: 'li', children: ['Steering, brakes and cooling'] },
      { tag: 'li', children: ['Electrics, the battery of an electric vehicle among them'] },
    ],
  },
  { tag: 'h3', children: ['What is not'] },
  {
    tag: 'ol',
    children: [
      { tag: 'li', children: ['Tyres, wipers and whatever wears as it is used'] },
      { tag: 'li', children: ['Damage from water above the sills'] },
    ],
  },
  {
    tag: 'blockquote',
    children: [p('If we find something, we fix it, and we tell you what it was.')],
  },
];

const table: RichTextNode = {
  tag: 'table',
  children: [
    {
      tag: 'thead',
      children: [
        {
          tag: 'tr',
          children: [
            { tag: 'th', children: ['Service'] },
            { tag: 'th', children: ['Due at'] },
          ],
        },
      ],
    },
    {
      tag: 'tbody',
      children: [
        {
          tag: 'tr',
          children: [
            { tag: 'td', children: ['First'] },
            { tag: 'td', children: ['10,000 km or 12 months'] },
          ],
        },
      ],
    },
  ],
};

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  args: { nodes },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const WithPictureAndTable: Story = {
  args: {
    nodes: [
      ...nodes.slice(0, 2),
      p({ tag: 'img', children: [], image: picture('country-ute-dual-white-side', 'A white ute') }),
      table,
      { tag: 'hr', children: [] },
      p('Ask us.'),
    ],
  },
};
export const BelowAnotherHeading: Story = { args: { headingLevel: 3 } };
export const UnbrokenWord: Story = { args: { nodes: [p('x'.repeat(200))] } };
