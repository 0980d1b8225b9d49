import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.ts';
import { writeFiles } from './readmes.ts';
import { command, repository } from './shell.ts';

const fonts = ['@fontsource-variable/source-sans-3', '@fontsource-variable/source-serif-4'];
const styles = [...fonts.map((font) => `${font}/index.css`), '@forecourt/ui/styles.css']
  .concat('/theme.css')
  .map((path) => `import '${path}';`)
  .join('\n');
const SAMPLER = "import { Sampler } from '/examples/Sampler.tsx';";

/** The packages, a template's theme as a stylesheet, and the sampler with its pictures. */
async function prepare(app: string, declared: readonly string[]): Promise<void> {
  await install(app, ['domain', 'ui'], [...fonts, ...declared]);
  const packed = pathToFileURL(join(app, 'node_modules/@forecourt/ui/dist/theme')).href;
  const { themeStylesheet } = (await import(
    `${packed}/index.js`
  )) as typeof import('@forecourt/ui/theme');
  const { classic } = (await import(
    `${packed}/themes/index.js`
  )) as typeof import('@forecourt/ui/themes');
  await writeFiles(app, { 'theme.css': themeStylesheet(classic) });
  await cp(join(repository, 'stories/examples'), join(app, 'examples'), { recursive: true });
  await cp(join(repository, 'stories/public'), join(app, 'public'), { recursive: true });
}

/** Builds an empty React Router app, whose page is rendered on the server. */
export async function buildReactRouterApp(app: string): Promise<string> {
  const declared = ['react-router', '@react-router/dev', '@react-router/node', 'isbot', 'vite'];
  await prepare(app, declared);
  await writeFiles(app, {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(declared.map((name) => [name, '*'])),
    }),
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
    'react-router.config.ts': "export default { prerender: ['/'] };",
    'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };`,
    'app/routes.ts': `import { index } from '@react-router/dev/routes';
export default [index('home.tsx')];`,
    'app/home.tsx': `${SAMPLER}
export default function Home() { return <Sampler />; }`,
    'app/root.tsx': `${styles}
import { Links, Meta, Outlet, Scripts } from 'react-router';
export default function Root() {
  return (
    <html lang="en">
      <head><meta charSet="utf-8" /><link rel="icon" href="data:," /><Meta /><Links /></head>
      <body><Outlet /><Scripts /></body>
    </html>
  );
}`,
  });
  await command(app, 'react-router', 'build');
  return join(app, 'build/client');
}
