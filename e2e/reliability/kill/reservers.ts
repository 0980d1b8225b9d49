import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LeadJson } from '@forecourt/data';
import { expect } from '@playwright/test';
import { ask, originOf } from '../../support/ask.ts';
import { newVisitor } from '../../support/newVisitor.ts';
import { type DrawnForm, VISITOR } from '../../support/postEnquiry.ts';

/** A shopper who has reserved, and what their own page must say whatever was killed meanwhile. */
export interface Reserver {
  /** Address of their own page. */
  path: string;
  isCancelled: boolean;
}

interface Shopping {
  port: number;
  /** A vehicle's checkout, as it was drawn. */
  form: DrawnForm;
  isCancelled: boolean;
}

/** Reserves and pays the deposit at the provider's page. Tries again whatever fails, as people do. */
export async function reserveAndPay({ port, form, isCancelled }: Shopping): Promise<Reserver> {
  const shopper = shopperOf(form.site, port);
  const page = await shopper.reserve(form);
  const paid = await fetch(page, {
    ...{ method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' },
  });
  const { pathname, search } = new URL(paid.headers.get('location') ?? '');
  expect(await shopper.see(pathname + search)).toContain('is reserved for you');
  if (isCancelled) await shopper.send(pathname, { act: 'cancel' });
  return { path: pathname, isCancelled };
}

/**
 * Asks for a vehicle, which the dealer confirms by the link of the lead.
 *
 * @param inbox folder of the dealer's delivered leads
 */
export async function askForHold(
  { port, form, isCancelled }: Shopping,
  inbox: string,
): Promise<Reserver> {
  const shopper = shopperOf(form.site, port);
  const path = await shopper.reserve(form);
  expect(await shopper.see(path)).toMatch(/We have your request|is reserved for you/);
  const request = await again(async () => {
    const told = (await toldByFiles(inbox)).find((one) => isOf(one, form) && !one.adds_to);
    return told ?? Promise.reject(new Error('The dealer was not told.'));
  });
  const dealer = shopperOf(form.site, port);
  await dealer.send(new URL(request.reservation?.manage_url ?? '').pathname, { act: 'confirm' });
  expect(await shopper.see(path)).toContain('is reserved for you');
  if (isCancelled) await shopper.send(path, { act: 'cancel' });
  return { path, isCancelled };
}

/** All that a dealer who reads files was told: a file each. */
export async function toldByFiles(inbox: string): Promise<LeadJson[]> {
  const names = await readdir(inbox).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(inbox, name), 'utf8'))),
  );
}

function isOf({ vehicle }: LeadJson, { path }: DrawnForm): boolean {
  return vehicle !== null && path.startsWith(`${new URL(vehicle.url).pathname}/`);
}

/** One visitor, whom no server that is down puts off. */
function shopperOf(site: string, port: number) {
  const headers = newVisitor();
  const post = {
    ...{ method: 'POST', site, port },
    headers: {
      ...{ ...headers, origin: originOf(site, port) },
      'content-type': 'application/x-www-form-urlencoded',
    },
  };
  const send = (path: string, body: Record<string, string>) =>
    again(() => ask({ ...post, path, body: String(new URLSearchParams(body)) }));
  return {
    send,
    /** @returns where the shopper is led: their own page, or the provider's */
    async reserve({ path, fields }: DrawnForm): Promise<string> {
      const { status, text, headers: told } = await send(path, { ...fields, ...VISITOR });
      expect(status, text.slice(0, 500)).toBe(303);
      return told.location ?? '';
    },
    see: async (path: string) => (await again(() => ask({ site, path, port, headers }))).text,
  };
}

/** Until the server is there and well; a lead that a killed one was about to deliver waits for its lease. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 90_000;
  for (;;) {
    const answer = await work().catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return null;
    });
    if (answer !== null && !isFailing(answer)) return answer;
    await setTimeout(50);
  }
}

function isFailing(answer: unknown): boolean {
  const { status = 200 } = answer as { status?: number };
  return status >= 500;
}
