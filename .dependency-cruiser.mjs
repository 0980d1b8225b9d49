// Who may import whom in what is published, types included: `npm run lint` holds it.
// Tests may look behind every door.

const TESTS = '[.]test[.]tsx?$|/testing/';

/** Packages by what their names lead to: built files, or nothing where none are built. */
function named(names) {
  return `^packages/(${names})/|^@forecourt/(${names})(/|$)`;
}

/** Each folder of a list knows nothing of those after it. */
function inOrder(folder, names) {
  return names.slice(0, -1).map((name, place) => ({
    name: `${folder.split('/').at(-1)}-in-order`,
    comment: `In ${folder} each of ${names.join(', ')} imports only what stands before it.`,
    severity: 'error',
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/(${names.slice(place + 1).join('|')})/` },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files that need each other are one file, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circle',
      comment: 'A folder is a room: it can be read without the rooms that stand on it.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-alone',
      comment: 'The domain depends on nothing.',
      severity: 'error',
      from: { path: '^packages/domain/src/' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'data-on-domain',
      comment: 'Of ours, data depends on domain only, and it draws nothing.',
      severity: 'error',
      from: { path: '^packages/data/src/' },
      to: { path: `${named('ui|site')}|/node_modules/react|^node_modules/react` },
    },
    {
      name: 'ui-on-domain',
      comment: 'Components know domain; never data, never a router.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: `${named('data|site')}|node_modules/(react-router|@react-router)/` },
    },
    {
      name: 'published-alone',
      comment: 'Packages are shared by every template and know none, nor anything unpublished.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(templates|demo|bench|e2e|stories|scripts)/|^@forecourt/(template|demo)' },
    },
    ...inOrder('packages/site/src', [
      'contracts',
      'presenters',
      'listing',
      'shell',
      'pages',
      'server',
      'cli',
    ]),
    ...inOrder('packages/site/src/server', [
      'log',
      'settings',
      'http',
      'content',
      'stock',
      'platform',
      'pages',
    ]),
    {
      name: 'no-orphan',
      comment:
        'It imports nothing and nobody imports it. Delete it, or name it here with a reason.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          // Types of the stylesheets that manifests export.
          '^packages/(ui/src/style|site/src/shell)/stylesheet[.]ts$',
          // Held against hostile addresses by its tests; the first page that returns to one uses it.
          '^packages/site/src/server/http/toLocalPath[.]ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    // It reads types too. The other parser that does is TypeScript's, which has none since 7.
    parser: 'swc',
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: TESTS },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
