import { finishBuild } from '@forecourt/site/vite';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // The manifest endpoint has been the subject of two advisories; the few routes fit in the page.
  routeDiscovery: { mode: 'initial' },
  // A page's loader comes with the page: files of their own would count as pages (`forecourt` of vite.config.ts).
  splitRouteModules: false,
  buildEnd: finishBuild,
} satisfies Config;
