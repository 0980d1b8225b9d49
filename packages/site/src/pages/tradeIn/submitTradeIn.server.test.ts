import { describe, expect, test } from 'vitest';
import {
  answers,
  argsOf,
  type Given,
  person,
  photoOf,
  posted,
  range,
  siteOf,
  typed,
  viewAt,
} from '../../testing/tradeInSite.ts';
import { submitTradeIn } from './tradeIn.server.ts';

describe('a shopper’s details are asked after the figure, and become a lead', () => {
  async function toldSite(given: Given = {}) {
    const site = siteOf(given);
    await viewAt({ ...typed, ...answers, step: 'value' }, site);
    return site;
  }

  test('the last stage tells the figure and asks exactly these fields', async () => {
    const site = await toldSite();
    const { stage } = await viewAt({ step: 'accept', valuation: '0', payout: '4,000' }, site);
    if (stage.at !== 'details') throw new Error(stage.at);
    expect(stage).toMatchObject({ outcome: range, payout: 4000, accepts: true });
    expect(stage.form.action).toBe('/trade-in?step=accept&valuation=0&payout=4000');
    expect(stage.form.fields.map(({ name }) => name)).toEqual([
      ...['name', 'last_name', 'postcode', 'phone', 'email'],
      ...['contact_method', 'under_finance', 'valuation_id'],
    ]);
    expect(stage.form.values).toEqual({ valuation_id: 'id-0' });
  });

  test.each([
    ['accept', range, '3. Offer Accepted'],
    ['ask', range, '2. Valued'],
    ['accept', { kind: 'by hand', why: 'too few' }, '1. Started'],
  ] as const)('%s of %j is "%s" (R4-23)', async (step, outcome, subcategory) => {
    const site = await toldSite({ outcome });
    const sent = { ...person, valuation_id: 'forged' };
    const answer = await posted(`/trade-in?step=${step}&valuation=0&payout=4000`, sent, site);
    expect(answer).toHaveProperty('status', 303);
    expect(site.taken).toMatchObject([
      {
        enquiry: {
          ...{ category: 'Trade-in Enquiry', subcategory, valuationId: 'id-0' },
          ...{ contactMethod: 'SMS', underFinance: true },
        },
        context: { url: 'https://one.example/trade-in' },
        tradeIn: { car: { kilometres: 65_000 }, answers, outcome, payout: 4000, rego: null },
      },
    ]);
  });

  test('photos go with it, each once (R5-42)', async () => {
    const site = await toldSite();
    const path = '/trade-in?step=ask&valuation=0';
    const body = new URLSearchParams(person);
    for (const token of ['photo1', 'photo2', 'photo1']) body.append('photo', token);
    await submitTradeIn(argsOf(path, site.services, { method: 'POST', body }));
    expect(site.taken).toMatchObject([{ photos: [photoOf('photo1'), photoOf('photo2')] }]);
  });

  test.each([
    [{ photo: 'photo1', photo_problem: 'type' }, /no photo that we can read/, 1],
    [{ photo: 'somebody else’s' }, /this hour is over/, 0],
  ])('with %j nothing is stored, and the form stays as it is', async (sent, message, kept) => {
    const site = await toldSite();
    const answer = await posted('/trade-in?step=ask&valuation=0', { ...person, ...sent }, site);
    expect(answer).toMatchObject({
      data: {
        ...{ values: { name: 'Kim' }, failure: { inline: expect.stringMatching(message) } },
        photos: { length: kept },
      },
      init: { status: 400 },
    });
    expect(site.taken).toEqual([]);
  });

  test('with mistakes nothing is stored', async () => {
    const site = await toldSite();
    const answer = await posted(
      '/trade-in?step=accept&valuation=0',
      { ...person, phone: '' },
      site,
    );
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(site.taken).toEqual([]);
  });

  test('an estimate that has run out is made anew, and nothing is stored', async () => {
    const site = siteOf();
    const answer = await posted('/trade-in?step=accept&valuation=8', person, site);
    expect((answer as Response).headers.get('location')).toBe('/trade-in');
    expect(site.taken).toEqual([]);
  });
});
