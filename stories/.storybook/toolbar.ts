import type { Preview } from '@storybook/react-vite';
import { dealers } from '../dealers.ts';
import { themes } from '../themes.ts';

/** What a reviewer chooses above every story; widths are the toolbar's own. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme of a template',
    toolbar: {
      title: 'Template',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.keys(themes).map((value) => ({ value, title: value })),
    },
  },
  dealer: {
    description: 'Dealer, in the template it uses',
    toolbar: {
      title: 'Dealer',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'No dealer' },
        ...Object.entries(dealers).map(([value, { name, template }]) => ({
          value,
          title: name,
          right: template,
        })),
      ],
    },
  },
  scheme: {
    description: 'Colour scheme, in themes that have two',
    toolbar: {
      title: 'Scheme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'preferred', title: 'As preferred' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
};

const [first = 'wireframe'] = Object.keys(themes);

export const initialGlobals = { theme: first, dealer: 'none', scheme: 'preferred' };
