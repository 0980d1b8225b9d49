import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import base from '../../tsconfig.base.json' with { type: 'json' };

// Stories read sources, by the same table of paths that the type checker uses.
const alias = Object.entries(base.compilerOptions.paths).map(([name, [path]]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../../${path ?? ''}`, import.meta.url)),
}));

const config: StorybookConfig = {
  stories: ['../**/*.mdx', '../**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // `npm test` judges accessibility by itself; twice at the same moment axe refuses.
  build: { test: { disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y'] } },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { alias },
      optimizeDeps: {
        include: [
          ...['collapsible', 'dialog', 'dropdown-menu', 'navigation-menu'],
          ...['slider', 'tabs', 'toast', 'tooltip'],
        ]
          .map((part) => `@radix-ui/react-${part}`)
          .concat('leaflet', 'zod'),
      },
    });
  },
};

export default config;
