import { describe, expect, test } from 'vitest';
import {
  answers,
  NOW,
  person,
  posted,
  range,
  siteOf,
  typed,
  viewAt,
} from '../../testing/tradeInSite.ts';
import { loadTradeIn } from './tradeIn.server.ts';

describe('an offer that was sent before it was accepted (R4-23)', () => {
  const cookie = 'fc_success=x; fc_offer=kept.lead-1';

  /** The lead of somebody who was told a range and sent their details. */
  async function sentSite() {
    const site = siteOf();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    const answer = (await posted('/trade-in?step=ask&valuation=0', person, site)) as Response;
    const [lead] = site.taken;
    if (lead === undefined) throw new Error('nothing was taken');
    const earlier = { ...lead, id: 'lead-1', site: 'one', createdAt: NOW, supersedes: null };
    return { answer, site: siteOf({ earlier }), earlier };
  }

  test('is bound to its browser, and accepted with one press, which sends nothing twice', async () => {
    const { answer, site, earlier } = await sentSite();
    expect(answer.headers.get('set-cookie')).toMatch(/fc_offer=kept\.lead-1; .*HttpOnly.*Secure/);
    const view = await viewAt({ step: 'accept' }, site, loadTradeIn, '/trade-in', { cookie });
    if (view.stage.at !== 'details') throw new Error(view.stage.at);
    expect(view.stage).toMatchObject({ outcome: range, accepts: true });
    const { action, hidden } = view.stage.agree ?? { action: '', hidden: {} };
    expect(action).toBe('/trade-in?step=agree');
    for (const _ of [1, 2]) {
      const thanks = (await posted(action, hidden, site, { cookie })) as Response;
      expect([thanks.status, thanks.headers.get('location')]).toEqual([303, '/success']);
      const [, record = ''] =
        /fc_success=([\w-]+)/.exec(thanks.headers.get('set-cookie') ?? '') ?? [];
      expect(JSON.parse(Buffer.from(record, 'base64url').toString())).toMatchObject({
        ...{ subcategory: '3. Offer Accepted', event: 18 },
      });
    }
    expect(site.keys.size).toBe(1);
    expect(site.taken[0]).toEqual(site.taken[1]);
    expect(site.taken[0]).toMatchObject({
      addsTo: 'lead-1',
      enquiry: { ...earlier.enquiry, subcategory: '3. Offer Accepted' },
      tradeIn: earlier.tradeIn,
    });
  });

  test.each([
    ['without the browser that sent it', 'acceptance of lead-1', ''],
    ['with another browser’s cookie', 'acceptance of lead-1', 'fc_offer=kept.lead-9'],
    ['with the id itself', 'lead-1', cookie],
    ['without a form', '', cookie],
  ])('%s nothing is accepted and nothing changes', async (_, lead_id, header) => {
    const { site } = await sentSite();
    const fault = await posted('/trade-in?step=agree', { lead_id }, site, { cookie: header });
    expect(fault).toMatchObject({
      data: {
        failure: {
          inline: expect.stringContaining('nothing was sent'),
          alert: expect.stringContaining('nothing was sent'),
        },
      },
      init: { status: 403 },
    });
    expect(site.taken).toEqual([]);
  });

  test('of another estimate asks who it is', async () => {
    const { site } = await sentSite();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    await viewAt({ ...typed, ...answers, kilometres: '1', step: 'value' }, site);
    const query = { step: 'accept', valuation: '1' };
    const { stage } = await viewAt(query, site, loadTradeIn, '/trade-in', { cookie });
    expect(stage).toMatchObject({ at: 'details', agree: null });
  });

  test('that was accepted at once leaves nothing to accept', async () => {
    const site = siteOf();
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    const answer = (await posted('/trade-in?step=accept&valuation=0', person, site)) as Response;
    expect(answer.headers.get('set-cookie')).not.toContain('fc_offer');
  });
});
