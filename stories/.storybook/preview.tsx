import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import { UiProvider } from '@forecourt/ui';
import { themeStylesheet } from '@forecourt/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ThemeName, themes } from '../themes.ts';
import { modes } from './modes.ts';

/** Links the chosen theme's sheet, as the server does for a dealer. */
const withTheme: Decorator = (Story, { globals }) => (
  <>
    <style>{themeStylesheet(themes[globals['theme'] as ThemeName] ?? themes.classic)}</style>
    <UiProvider>
      <Story />
    </UiProvider>
  </>
);

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { theme: 'classic' },
  globalTypes: {
    theme: {
      description: 'Theme of a template',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.keys(themes).map((value) => ({ value, title: value })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: { storySort: { order: ['Pages', 'Search', 'Vehicle'] } },
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
