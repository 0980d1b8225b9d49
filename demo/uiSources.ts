import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { InlineConfig } from 'vite';

const ours = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/**
 * Vite's configuration by which templates draw with the design system's sources instead of its
 * build, so that an edit of them shows at once.
 *
 * @param sources their folder, with its last slash
 */
export function uiSources(sources = ours): InlineConfig {
  return {
    plugins: [vanillaExtractPlugin()],
    resolve: {
      alias: [
        { find: /^@forecourt\/ui$/, replacement: `${sources}index.ts` },
        { find: /^@forecourt\/ui\/theme$/, replacement: `${sources}theme/index.ts` },
        { find: /^@forecourt\/ui\/themes$/, replacement: `${sources}theme/themes/index.ts` },
        // Each component brings its own styles; the sheets are made of them when the package is built.
        { find: /^@forecourt\/ui\/styles.*\.css$/, replacement: `${sources}style/layers.css.ts` },
      ],
    },
    optimizeDeps: {
      include: [
        ...['collapsible', 'dialog', 'dropdown-menu', 'navigation-menu'],
        ...['slider', 'tabs', 'toast', 'tooltip'],
      ].map((part) => `@radix-ui/react-${part}`),
    },
  };
}
