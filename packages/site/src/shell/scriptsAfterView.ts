const ANNOUNCED = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const START = /^(<script[^>]* type="module"[^>]*>)([^<]*__reactRouterRouteModules[^<]*)<\/script>/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/** Milliseconds after which scripts are asked for whatever the first view does. */
const LATEST = 2000;

/**
 * Lets a page ask for its scripts when its first view is painted. The router announces them in the
 * head and imports them at once; on a phone's connection they would take the line from the sheets
 * and the largest picture, and the page would be seen half a second later, or a whole one.
 *
 * What does not look as the router writes it stays as it is, and works.
 */
export function scriptsAfterView(html: string): string {
  // Both are looked for where they stand: a listing has 150 kB that they are not in.
  const headEnd = html.indexOf('</head>');
  const at = html.lastIndexOf('<script', html.lastIndexOf('__reactRouterRouteModules'));
  const [all, open, code] = START.exec(html.slice(Math.max(at, 0))) ?? [];
  if (all === undefined || open === undefined || code === undefined || at < headEnd) return html;
  const head = html.slice(0, headEnd);
  const announced = [...head.matchAll(ANNOUNCED)].map(([, href]) => href);
  return [
    head.replace(ANNOUNCED, ''),
    html.slice(headEnd, at),
    `${open}${later(code, announced)}</script>`,
    html.slice(at + all.length),
  ].join('');
}

function later(code: string, announced: readonly (string | undefined)[]): string {
  const imports = [...code.matchAll(IMPORT)];
  const names = imports.map(([, name]) => name ?? '').join();
  const files = imports.map(([, , file]) => `import(${file})`).join();
  return (
    `await ${firstView};` +
    // All at once: a module names those it needs only when it has come.
    `for(const href of ${JSON.stringify(announced)})` +
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
    `const [${names}]=await Promise.all([${files}]);` +
    code.replaceAll(IMPORT, '').trim()
  );
}

/** The largest picture has come or has failed, and a frame has been drawn with it. */
const firstView =
  'new Promise(go=>{' +
  'const image=document.querySelector("img[fetchpriority=high]"),' +
  'drawn=()=>requestAnimationFrame(()=>setTimeout(go));' +
  'if(!image||image.complete)drawn();else image.onload=image.onerror=drawn;' +
  `setTimeout(go,${LATEST}-performance.now())})`;
