import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import { sampleLead, siteKey } from '../store/testing/samples.ts';
import { type Fault, startFaultServer } from '../testing/faultServer.ts';
import type { Delivery } from './port/delivery.ts';
import { createRelay } from './relay.ts';
import { briefOf } from './testing/sampleBriefs.ts';
import { webhookDelivery } from './webhook/webhookDelivery.ts';

const nowhere: Delivery = {
  deliver: () => Promise.reject(new Error('No such destination.')),
};
const SITES = ['harbour', 'outback'];
/** Those in which the receiver never says that it has the lead, and that cost no time. */
const faults: (Fault | null)[] = ['refused', 'reset', 'hang', 'status 500', 'status 429', null];

/** What befalls a receiver while leads come: a fault, its answer lost, or our news of it lost. */
const step = fc.record({
  fault: fc.constantFrom(...faults),
  isAnswerLost: fc.boolean(),
  restarts: fc.boolean(),
});

test('delivers each lead once by content and in order, to every destination, over faults and restarts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-destinations-'));
  const store = await openEmbeddedStore({ folder, durability: 'normal' });
  let run = 0;
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 2, maxLength: 5 }),
    async (steps) => {
      run += 1;
      const came: Record<string, string[]> = {};
      let isAnswerLost = false;
      const receivers = await Promise.all(
        ['crm', 'backup'].map(async (name) => {
          const server = await startFaultServer((body, request) => {
            const { site, enquiry } = body as { site: string; enquiry: { name: string } };
            const key = `${site} ${name}`;
            // As a CRM does that knows a lead by its id.
            if (!came[key]?.includes(enquiry.name))
              came[key] = [...(came[key] ?? []), enquiry.name];
            if (isAnswerLost) request.socket.resetAndDestroy();
            isAnswerLost = false;
            return {};
          });
          const delivery: Delivery = webhookDelivery({
            ...{ url: server.url, secret: 'a-secret-of-the-crm', briefOf, now: Date.now },
          });
          return { name, server, delivery };
        }),
      );
      const start = () =>
        createRelay({
          outbox: store.outbox,
          deliveryTo: (_site, destination) =>
            receivers.find(({ name }) => name === destination)?.delivery ?? nowhere,
          now: Date.now,
          random: () => 0.5,
          intervalMs: 4,
          backoff: { firstMs: 2, maxMs: 8 },
          timeoutMs: 250,
          onError: () => undefined,
        });
      let relay = start();
      const sent: Record<string, string[]> = {};
      for (const [index, { fault, restarts, ...lost }] of steps.entries()) {
        ({ isAnswerLost } = lost);
        // One destination fails, and the other goes on.
        await receivers[index % 2]?.server.fail(fault);
        for (const site of SITES) {
          const name = `${run}-${index}`;
          const lead = sampleLead({ enquiry: { name } });
          const key = `key-0123456789abcdef-${name}`;
          await store.leads.submit(siteKey(site), key, lead, Date.now(), ['crm', 'backup']);
          for (const one of receivers) {
            const to = `${site} ${one.name}`;
            sent[to] = [...(sent[to] ?? []), name];
          }
        }
        relay.wake();
        if (restarts) {
          await relay.stop();
          relay = start();
        }
      }
      for (const { server } of receivers) await server.fail(null);
      await expect.poll(() => store.outbox.pending(), { timeout: 60_000, interval: 5 }).toBe(0);
      await relay.stop();
      expect(came).toEqual(sent);
      for (const { server } of receivers) await server.close();
    },
  );
  await fc.assert(property, { numRuns: 12, seed: 41 });
  await store.close();
  await rm(folder, { recursive: true });
});
