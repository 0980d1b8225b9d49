import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask } from '../support/ask.ts';
import { printedLeads } from '../support/leads.ts';
import { drawForm, postForm, VISITOR } from '../support/postEnquiry.ts';
import { inOwnFolder } from './ownFolder.ts';
import { stockedSlug } from './stockedSlug.ts';

const SITE = 'coolabarra';
const POSTS = 6;

test('R11-03: while another process holds the store, all who send are told at once, and nothing is lost', async () => {
  await inOwnFolder(async (dataFolder) => {
    const slug = await stockedSlug(dataFolder, SITE);
    const server = await startDemo({ port: await freePort(), dataFolder });
    const { port } = server;
    const form = await drawForm(SITE, { slug }, port);
    const message = (index: number) => `Is it still there? ${index}`;
    const send = (index: number) =>
      postForm(
        form,
        { ...VISITOR, form_key: `held-0123456789abcdef-${index}`, message: message(index) },
        { port },
      );
    const other = new DatabaseSync(join(dataFolder, 'leads.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    try {
      const start = performance.now();
      const posts = Array.from({ length: POSTS }, (_, index) => send(index));
      const pages = ['/search', `/cars/${slug}`, '/healthz'].map((path) =>
        ask({ site: SITE, path, port }),
      );
      await Promise.race(posts);
      const first = performance.now() - start;
      const answers = await Promise.all(posts);
      // In a row they would have waited as often as they are.
      expect(performance.now() - start).toBeLessThan(2.5 * first);
      expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const [index, { status, text }] of answers.entries()) {
        expect(status).toBe(503);
        // Filled in as it was, with the phone.
        expect(text).toContain(message(index));
        expect(text).toContain(VISITOR.email);
        expect(text).toContain('(02) 5550 0121');
      }
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
    const again = await Promise.all(Array.from({ length: POSTS }, (_, index) => send(index)));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 303));
    await server.stop();
    const output = server.output();
    expect(output.match(/"event":"lead_not_stored"/g), 'a line of the log each').toHaveLength(
      POSTS,
    );
    expect(output).not.toContain(VISITOR.email);
    expect(output).not.toContain('still there');
    const leads = await printedLeads(SITE, dataFolder);
    expect(leads).toHaveLength(POSTS);
    expect(new Set(leads.map(({ enquiry }) => enquiry.message))).toEqual(
      new Set(again.map((_, index) => message(index))),
    );
  });
});
