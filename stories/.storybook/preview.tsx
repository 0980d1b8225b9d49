import '../../packages/site/src/shell/fonts.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { modes } from './modes.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withTheme } from './withTheme.tsx';

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: { order: ['Introduction', 'A new template', 'Decisions', 'Pages', 'Search'] },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1280].map((width) => [
          `w${width}`,
          { name: `${width}`, styles: { width: `${width}px`, height: '844px' } },
        ]),
      ),
    },
  },
};

export default preview;
