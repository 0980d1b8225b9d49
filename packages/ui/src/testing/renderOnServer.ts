// Run by `node --conditions=react-server`: draws a page of server components with the built package,
// as a framework of them would, and prints what it sends, and what came as which kind.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const REFERENCES = import.meta.resolve('react-server-dom-parcel/server.edge');

/** What a framework puts in the place of a file with `'use client'`: a reference for each export. */
function references(url: string, code: string): string {
  const names = parseAst(code).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
      : [],
  );
  const lines = names.map(
    (name, at) =>
      `const c${at} = createClientReference(${JSON.stringify(url)}, '${name}', []);export { c${at} as ${name} };`,
  );
  return [`import { createClientReference } from '${REFERENCES}';`, ...lines].join('\n');
}

registerHooks({
  load(url, context, next) {
    if (!/^file:.*\.m?js$/.test(url)) return next(url, context);
    const code = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^['"]use client['"]/.test(code)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: references(url, code) };
  },
});

const { jsx, jsxs } = await import('react/jsx-runtime');
const { renderToReadableStream } = (await import(REFERENCES)) as {
  renderToReadableStream(model: unknown, options: object): ReadableStream;
};
const ui = await import('@forecourt/ui');
const { themeStylesheet } = await import('@forecourt/ui/theme');
const { metro } = await import('@forecourt/ui/themes');

function isReference(part: unknown): boolean {
  return (part as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference');
}
const [clients, servers] = [true, false].map((wanted) =>
  Object.entries(ui).flatMap(([name, part]) => (isReference(part) === wanted ? [name] : [])),
);

const price = { kind: 'price', text: '$41,990', was: null, basis: null } as const;
const page = jsxs(ui.Stack, {
  children: [
    jsx(ui.Heading, { level: 1, children: 'Latest arrivals' }, '1'),
    jsx(ui.PriceBlock, { price }, '2'),
    jsx(ui.Text, { children: ui.vehicleCopy.carDetails }, '3'),
    jsx(ui.Button, { children: 'Ask a question' }, '4'),
  ],
});
const errors: string[] = [];
const stream = renderToReadableStream(page, {
  onError: (error: unknown) => void errors.push(String(error)),
});
const sent = await new Response(stream).text();
process.stdout.write(
  JSON.stringify({
    sent,
    errors,
    clients,
    servers,
    isThemed: themeStylesheet(metro).includes('--'),
  }),
);
