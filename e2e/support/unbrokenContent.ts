import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitesFolder } from './dealers.ts';
import { rewritten, UNBROKEN } from './unbroken.ts';

/** What is no text to read, or what must be one of a few words. */
const CLOSED =
  /^(?:\$schema|id|slug|newSlug|overrideUrl|image|manufacturer|model|starts|expires|excludedWebsiteIds|status|date|subject)$/;

/** All that Markdown can hold. */
const RICH = new Set(['description', 'answer']);
const MARKDOWN = [
  `## ${UNBROKEN}`,
  `### ${UNBROKEN}`,
  `**${UNBROKEN}** *${UNBROKEN}* \`${UNBROKEN}\``,
  `- ${UNBROKEN}\n- [${UNBROKEN}](https://www.example.com/${UNBROKEN})`,
  `1. https://www.example.com/${UNBROKEN}`,
  `> ${UNBROKEN}`,
  `| ${UNBROKEN} | ${UNBROKEN} |\n| --- | --- |\n| ${UNBROKEN} | ${UNBROKEN} |`,
].join('\n\n');

/** Longest that a menu and a button allow. */
const MENU = UNBROKEN.slice(0, 60);
const BUTTON = UNBROKEN.slice(0, 40);

const fact = { label: UNBROKEN, value: UNBROKEN };
/** Every key of a page that is read. */
const pageHead = {
  title: UNBROKEN,
  description: UNBROKEN,
  heading: UNBROKEN,
  lead: UNBROKEN,
  menuLabel: UNBROKEN,
  hero: '/demo-images/hero-forecourt.jpg',
  heroAlt: UNBROKEN,
  facts: [fact, fact, fact],
  action: { label: BUTTON, href: '/search' },
  stock: 'sortBy=Car_production:created_at:desc',
  author: UNBROKEN,
};
const menu = [
  { label: MENU, path: '/search' },
  {
    label: MENU,
    items: [
      { label: MENU, path: '/search' },
      { label: MENU, path: '/models' },
    ],
  },
];

/** Pages of articles and of the dealer's own words. */
const PAGES = ['about-us', 'warranty', 'blog/unbroken'];

/**
 * Writes content like a demo dealer's, with nothing to break a line at: its offers, models, reviews
 * and questions, pages with every key that a page may have, menus of its own.
 *
 * @param folder of the site
 * @returns addresses of its own pages and of a model: a heading of each is such a text
 */
export async function writeUnbrokenContent(folder: string, like: string): Promise<string[]> {
  const content = join(folder, 'content');
  const addresses: string[] = [...PAGES, 'offers/trade-in-promise'];
  await mkdir(join(content, 'pages/blog'), { recursive: true });
  for (const name of ['offers', 'models', 'reviews', 'faqs']) {
    const file = join(sitesFolder, like, 'content', `${name}.json`);
    const read = JSON.parse(await readFile(file, 'utf8'));
    addresses.push(...(read.models ?? []).slice(0, 1).map(({ slug }: { slug: string }) => slug));
    await writeFile(join(content, `${name}.json`), JSON.stringify(rewritten(read, CLOSED, textOf)));
  }
  await writeFile(join(content, 'menus.json'), JSON.stringify({ header: menu, footer: menu }));
  for (const path of PAGES) {
    // JSON is YAML, too.
    const text = `---\n${JSON.stringify({ ...pageHead, date: '2026-11-01' })}\n---\n\n${MARKDOWN}\n`;
    await writeFile(join(content, `pages/${path}.md`), text);
  }
  return addresses.map((path) => `/${path}`);
}

function textOf(key: string): string {
  return RICH.has(key) ? MARKDOWN : UNBROKEN;
}
