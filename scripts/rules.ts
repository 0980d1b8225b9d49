// docs/rules.md is the key to the codes in the sources: one line a rule, with the test that proves
// it. This says where sources and key disagree; scripts/rules.test.ts runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';

/** Files by their path from the root, and what stands in them. */
export type Files = ReadonlyMap<string, string>;

/** Where the rules are. */
export const KEY = 'docs/rules.md';

/** What names rules: sources, tests, stories, journeys. */
const FOLDERS = ['packages', 'templates', 'stories', 'demo', 'e2e', 'bench', 'scripts'];
const SKIPPED = /^(?:node_modules|dist|build|\..+|storybook-static|test-results|references)$/;
const SOURCE = /\.(?:tsx?|mdx?)$/;
/** These two are about codes that mean nothing. */
const OWN = /^scripts\/rules(?:\.test)?\.ts$/;

/** A test, a story, or a suite that the tests of several adapters run. */
const TEST = /\.(?:test|spec|stories)\.tsx?$|\/testing\/describe\w+\.ts$/;
/** A line of comment; in a story the comment is its description. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** `R5-15`, or `R2-30 to R2-33`: chapter and number. */
const CODE = /\bR(\d{1,2})-(\d{2})\b(?: to R(\d{1,2})-(\d{2})\b)?/g;
/** What looks like a code of some other key: `§5`, `(G3)`, `(R5-28, T-04)`. */
const FOREIGN = /(§ ?\d)|\((?:R\d{1,2}-\d{2}(?: to R\d{1,2}-\d{2})?, )*([A-Z]-?\d{1,2})[,;)]/g;

/** Every code that a text names. */
export function codesIn(text: string): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const [, chapter, from, , to = from] of text.matchAll(CODE)) {
    for (let number = Number(from); number <= Number(to); number += 1) {
      codes.add(`R${chapter}-${String(number).padStart(2, '0')}`);
    }
  }
  return codes;
}

/** One line of the key. */
export interface Rule {
  code: string;
  text: string;
  /** Paths from the root. */
  tests: readonly string[];
}

/** The lines of the key: `| R5-15 | what holds | [name](../path) |`. */
export function readKey(markdown: string): readonly Rule[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| R'))
    .map((line) => {
      const [code = '', text = '', proof = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1);
      const tests = [...proof.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) =>
        join(dirname(KEY), path),
      );
      return { code, text, tests };
    });
}

/** What is wrong with one line of the key. */
function lineFaults({ code, text, tests }: Rule, files: Files): readonly string[] {
  const named = tests.flatMap((path) => {
    const test = files.get(path);
    if (test === undefined) return [`${code} is proved by ${path}, which is not there`];
    if (!TEST.test(path)) return [`${code} is proved by ${path}, which is no test`];
    const body = path.endsWith('.stories.tsx') ? test : test.replace(COMMENT, '');
    return codesIn(body).has(code) ? [] : [`${path} proves ${code} and does not say so in a title`];
  });
  return [
    ...(/^R\d{1,2}-\d{2}$/.test(code) ? [] : [`"${code}" is no code`]),
    ...(text === '' ? [`${code} does not say what holds`] : []),
    ...(tests.length === 0 ? [`${code} names no test`] : []),
    ...named,
  ];
}

/** Where the sources and the key disagree, in words; nothing where they agree. */
export function ruleFaults(files: Files): readonly string[] {
  const rules = readKey(files.get(KEY) ?? '');
  const known = new Set(rules.map(({ code }) => code));
  const sources = [...files].filter(([path]) => path !== KEY && !OWN.test(path));
  const used = new Set(sources.flatMap(([, text]) => [...codesIn(text)]));
  const unknown = sources.flatMap(([path, text]) => [
    ...[...codesIn(text)].filter((code) => !known.has(code)).map((code) => `${path} names ${code}`),
    ...[...text.matchAll(FOREIGN)].map(([, section, code]) => `${path} names ${section ?? code}`),
  ]);
  const twice = rules.filter(({ code }, at) => rules.findIndex((rule) => rule.code === code) < at);
  return [
    ...unknown.map((fault) => `${fault}, which ${KEY} does not have`),
    ...twice.map(({ code }) => `${code} has two lines`),
    ...[...known].filter((code) => !used.has(code)).map((code) => `nothing names ${code}`),
    ...rules.flatMap((rule) => lineFaults(rule, files)),
  ];
}

/** The key and all that may name its codes. */
export function readFiles(root: string): Files {
  const files = new Map([[KEY, readFileSync(join(root, KEY), 'utf8')]]);
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.test(basename(path))) walk(path);
      else if (entry.isFile() && SOURCE.test(path))
        files.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const folder of FOLDERS) walk(folder);
  return files;
}
