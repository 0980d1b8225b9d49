import type { TestRun } from './tested.ts';

const DATA = 'packages/data/src';
const stores = ['embedded', 'PostgreSQL'] as const;

/** Backups, reservations, migrations and addresses of other machines, at the level that decides them. */
const unit: TestRun = {
  command: [
    'npx',
    'vitest',
    'run',
    `${DATA}/store/backup/backupFolder.test.ts`,
    `${DATA}/store/embedded/openEmbeddedStore.test.ts`,
    `${DATA}/store/embedded/manyProcesses.test.ts`,
    `${DATA}/store/postgres/openPostgresStore.test.ts`,
    `${DATA}/store/sql/sideBySide.test.ts`,
    `${DATA}/pictures/fetchPicture.test.ts`,
  ],
  promised: [
    ...[
      {
        figure: 'writes',
        what: 'leads stored a second while a backup is made',
        limit: 50,
        by: 'at least' as const,
        unit: '/s',
      },
      { figure: 'restore', what: 'a restore', limit: 60, unit: ' s' },
      {
        figure: 'lost',
        what: 'leads acknowledged before a backup began and not in what is restored',
        limit: 0,
      },
    ].map((one) => ({ code: 'A8', ...one })),
    ...stores.flatMap((store) => [
      {
        code: 'A9',
        figure: `reserved, ${store}`,
        what: `of a hundred who reserve one vehicle at once, those who get it, ${store}`,
        limit: 1,
        by: 'exactly' as const,
      },
      {
        code: 'A9',
        figure: `refused, ${store}`,
        what: `those who are told that it is taken, ${store}`,
        limit: 99,
        by: 'exactly' as const,
      },
      {
        code: 'A9',
        figure: `hold, ${store}`,
        what: `a hold, to the millisecond, ${store}`,
        limit: 48,
        by: 'exactly' as const,
        unit: ' h',
      },
      {
        code: 'C7',
        figure: `side by side, ${store}`,
        what: `what servers of earlier schemas could not read or write beside the latest, ${store}`,
        limit: 0,
      },
      {
        code: 'C7',
        figure: `at once, ${store}`,
        what: `processes that migrate at once and fail, ${store}`,
        limit: 0,
      },
    ]),
    {
      code: 'C7',
      figure: 'killed',
      what: 'stores that do not open after a kill in the middle',
      limit: 0,
    },
    {
      code: 'G7',
      figure: 'vectors',
      what: 'spellings of private addresses, of photos',
      limit: 30,
      by: 'at least',
    },
    {
      code: 'G7',
      figure: 'reached',
      what: 'of them, those that reached a listener here',
      limit: 0,
    },
  ],
};

/** Ends, servers in turn, dealers kept apart and headers, by real processes. */
const browserless: TestRun = {
  command: [
    'npx',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project=reliability',
    '--output=e2e/test-results/promises',
    'stop.spec',
    'severalServers.spec',
    'databaseRestart.spec',
    'canary.spec',
    'canarySearch.spec',
    'cachePoisoning.spec',
  ],
  env: {
    FORECOURT_ROUNDS: '10',
    FORECOURT_REQUESTS: '20000',
    FORECOURT_AT_ONCE: '200',
  },
  promised: [
    {
      code: 'C5',
      figure: 'stops',
      what: 'times told to stop with 20 forms and 30 pages under way',
      limit: 10,
      by: 'at least',
    },
    { code: 'C5', figure: 'failed', what: 'of what had come, answers that were none', limit: 0 },
    { code: 'C5', figure: 'lost', what: 'leads acknowledged and not stored', limit: 0 },
    {
      code: 'C5',
      figure: 'slowest',
      what: 'the longest end, with status 0',
      limit: 10,
      unit: ' s',
    },
    {
      code: 'C6',
      figure: 'ends',
      what: 'ends of three servers of one database in turn, half by SIGKILL',
      limit: 20,
      by: 'at least',
    },
    { code: 'C6', figure: 'served', what: 'answers meanwhile', limit: null },
    { code: 'C6', figure: 'failed', what: 'of them, failed after one further try', limit: 0 },
    { code: 'C6', figure: 'lost', what: 'leads acknowledged and lost', limit: 0 },
    { code: 'C6', figure: 'doubled', what: 'leads doubled', limit: 0 },
    {
      code: 'C6',
      figure: 'restarts',
      what: 'ends of the PostgreSQL of two servers under load, half of them immediate',
      limit: 2,
      by: 'at least',
    },
    {
      code: 'C6',
      figure: 'restart pages',
      what: 'pages from memory while it was away',
      limit: null,
    },
    {
      code: 'C6',
      figure: 'restart faults',
      what: 'pages that failed, and forms neither taken nor given back with why, all the while',
      limit: 0,
    },
    {
      code: 'C6',
      figure: 'restart back',
      what: 'from its first connection to the first form that each server takes, the longest',
      limit: 5,
      unit: ' s',
    },
    {
      code: 'C6',
      figure: 'restart heard',
      what: 'from the next import to the page that shows it, at each server, the longest',
      limit: 2,
      unit: ' s',
    },
    {
      code: 'C6',
      figure: 'restart lost',
      what: 'leads acknowledged round a restart and lost',
      limit: 0,
    },
    { code: 'C6', figure: 'restart doubled', what: 'leads doubled by a restart', limit: 0 },
    {
      code: 'E3',
      figure: 'answers',
      what: 'answers to ten dealers’ shoppers, 200 at once, over the same paths',
      limit: 20_000,
      by: 'at least',
    },
    {
      code: 'E3',
      figure: 'crossings',
      what: 'of them, with something of another dealer',
      limit: 0,
    },
    {
      code: 'E3',
      figure: 'slow answers',
      what: 'the same with a search service that is slow, and fails one dealer',
      limit: 20_000,
      by: 'at least',
    },
    {
      code: 'E3',
      figure: 'slow crossings',
      what: 'of them, with something of another dealer',
      limit: 0,
    },
    { code: 'E3', figure: 'slow failed', what: 'of them, failed', limit: 0 },
    {
      code: 'E3',
      figure: 'slow fresh',
      what: 'of those to the dealers that it does not fail, with its own answer',
      limit: null,
      unit: ' %',
    },
    {
      code: 'G8',
      figure: 'headers',
      what: 'headers that a cache does not know a page by',
      limit: 60,
      by: 'at least',
    },
    { code: 'G8', figure: 'changed', what: 'pages of three that one of them changes', limit: 0 },
    {
      code: 'G8',
      figure: 'cacheable errors',
      what: 'kinds of errors that a cache may keep',
      limit: 0,
    },
  ],
};

export const testRuns: readonly TestRun[] = [unit, browserless];
