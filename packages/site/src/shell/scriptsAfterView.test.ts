import { expect, test } from 'vitest';
import { scriptsAfterView } from './scriptsAfterView.ts';

/** As the router writes it. */
const PAGE = `<!DOCTYPE html><html><head><title>A</title><link rel="modulepreload" nonce="n1" href="/assets/manifest.js"/><link rel="modulepreload" nonce="n1" href="/assets/entry.js"/><link rel="stylesheet" href="/a.css"/></head><body><img src="/a.jpg" fetchPriority="high"/><script nonce="n1">window.__reactRouterContext = {};</script><script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/listing-loader.js";
import * as route1_main from "/assets/listing.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"listing":route1};

import("/assets/entry.js");</script></body></html>`;

test('scripts are asked for in one go, after the first view', () => {
  const served = scriptsAfterView(PAGE);
  expect(served).not.toContain('<link rel="modulepreload"');
  expect(served).toContain('<title>A</title><link rel="stylesheet" href="/a.css"/></head>');
  const [, code = ''] = /type="module" async="">([^<]*)<\/script>/.exec(served) ?? [];
  const [wait, rest] = code.split('for(const href of ');
  expect(wait).toMatch(/^await new Promise/);
  expect(rest).toBe(
    `["/assets/manifest.js","/assets/entry.js"])` +
      'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
      'const [,route0,route1_clientLoader,route1_main]=await Promise.all([import("/assets/manifest.js"),' +
      'import("/assets/root.js"),import("/assets/listing-loader.js"),import("/assets/listing.js")]);' +
      'const route1 = {...route1_clientLoader,...route1_main};\n  \n' +
      '  window.__reactRouterRouteModules = {"root":route0,"listing":route1};\n\nimport("/assets/entry.js");',
  );
});

test('a page without the router’s start stays as it is', () => {
  const other = PAGE.replace('__reactRouterRouteModules', 'other');
  expect(scriptsAfterView(other)).toBe(other);
});
