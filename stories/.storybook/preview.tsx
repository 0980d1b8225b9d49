import '../../packages/site/src/shell/fonts.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { modes } from './modes.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withTheme } from './withTheme.tsx';

// A busy machine draws late: what is waited for says so by a second of its own, not by failing.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: ['Introduction', 'A new template', 'Art direction', 'Decisions', 'Pages', 'Search'],
      },
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
