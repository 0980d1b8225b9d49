import { join } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';

/**
 * Has browsers load their page anew when a template's theme changes, or what it is made of: only the
 * server reads that, so none of their own modules changes.
 */
export function reloadAfterThemeChange(): Plugin {
  let theme = '';
  return {
    name: 'forecourt:reload-after-theme-change',
    configResolved({ root }) {
      theme = join(root, 'app/theme.ts');
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || !modules.some((one) => isPartOf(theme, one))) return;
      server.environments.client.hot.send({ type: 'full-reload', path: '*' });
    },
  };
}

/** Whether a file is a module's own, or imports it, directly or not. */
function isPartOf(
  file: string,
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (module.file === file) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some((importer) => isPartOf(file, importer, seen));
}
