import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DealerSite, inBatches } from '@forecourt/data';
import { packRecords, stockFileFormat, writeStockFile } from '@forecourt/data/search';
import { yearAt } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';
import type { StockFileHrefs } from '../../contracts/stock.ts';
import { inTurns } from '../../listing/inTurns.ts';
import { listingRules } from '../../listing/listingRules.ts';
import type { LocalListingData } from '../../listing/localListingData.ts';
import { placesOf } from '../../listing/plainSource.ts';
import { type CardRecord, cardRecord } from '../../presenters/vehicleCard.ts';
import type { Answer } from '../http/answer.ts';
import { ownBytes } from '../http/encodeBody.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import { baseFilterOf } from './baseFilterOf.ts';
import type { SiteStock, StockCache } from './siteStock.ts';

export interface StockFiles {
  /** Where a site's files are; `null` when its stock is too large to be sent. */
  hrefs(site: DealerSite, stock: SiteStock): StockFileHrefs | null;
  serve: QuickHandler;
}

export interface StockFilesOptions {
  stock: StockCache;
  now(): number;
}

type Files = Record<keyof StockFileHrefs, Answer>;

/** Bytes kept in memory for all sites together. */
const MEMORY = 96 * 1024 * 1024;
const HOUR = 3_600_000;
const OWN_FILE = /^\/stock-(?<name>\d+(?:_[0-9a-f]{8})?-\d+-[\w-]{12})\.(?<kind>index|cards)$/;

/**
 * Writes a site's stock files when they are first asked for, and keeps them. Their names change with
 * the stock, what columns they hold, the site's configuration and the hour, since tags and sold days
 * age; so a browser and a CDN may keep each for good.
 */
export function createStockFiles({ stock: stocks, now }: StockFilesOptions): StockFiles {
  const digests = new WeakMap<DealerSite, string>();
  const kept = new LRUCache<string, Files>({
    maxSize: MEMORY,
    sizeCalculation: ({ index, cards }) => 2 * (sizeOf(index) + sizeOf(cards)) + 1,
  });
  const underWay = new Map<string, Promise<Files>>();

  function nameOf(site: DealerSite, key: string, at: number): string {
    let digest = digests.get(site);
    if (digest === undefined) {
      const hash = createHash('sha256').update(stockFileFormat + JSON.stringify(site.config));
      digest = hash.digest('base64url').slice(0, 12);
      digests.set(site, digest);
    }
    return `${key}-${Math.floor(at / HOUR)}-${digest}`;
  }

  /** Everybody who asks meanwhile waits for the same files. */
  function filesOf(key: string, site: DealerSite, stock: SiteStock): Promise<Files> {
    const started = underWay.get(key);
    if (started !== undefined) return started;
    const writing = writeFiles(site, stock, now()).finally(() => underWay.delete(key));
    underWay.set(key, writing);
    void writing.then(
      (files) => kept.set(key, files),
      () => undefined,
    );
    return writing;
  }

  return {
    hrefs(site, stock) {
      if (stock.size === 0 || stock.size > site.config.browserSearchLimit) return null;
      const path = `/stock-${nameOf(site, stock.key, now())}`;
      return { index: `${path}.index`, cards: `${path}.cards` };
    },

    async serve({ site, pathname }) {
      const { name, kind } = OWN_FILE.exec(pathname)?.groups ?? {};
      if (name === undefined) return null;
      const key = `${site.key} ${name}`;
      let files = kept.get(key);
      if (files === undefined) {
        const stock = await stocks.of(site);
        // An older file is written by nobody; its asker gets the next page from the server.
        // A page that was rendered before the hour struck names the file of the hour before.
        const names = [now(), now() - HOUR].map((at) => nameOf(site, stock.key, at));
        if (!names.includes(name) || stock.size > site.config.browserSearchLimit) return null;
        files = await filesOf(key, site, stock);
      }
      return files[kind as keyof Files];
    },
  };
}

async function writeFiles(site: DealerSite, stock: SiteStock, now: number): Promise<Files> {
  const { config } = site;
  const steps = writeStockFile(stock.vehicles(), baseFilterOf(config), now);
  const { bytes, vehicles } = await inTurns(steps, nextTurn, 0);
  const records: CardRecord[] = [];
  for await (const batch of inBatches(vehicles)) {
    for (const vehicle of batch) records.push(cardRecord(vehicle, config, now));
  }
  const data: LocalListingData = {
    rules: listingRules(config, now),
    plain: { places: placesOf(config), year: yearAt(now, config.timeZone) },
    models: modelsOf(records),
    itemTypes: [...new Set(records.map(({ itemType }) => itemType))],
  };
  const cards = `${JSON.stringify(data)}\n${packRecords(records)}`;
  return {
    index: file('application/vnd.forecourt.stock', Buffer.from(bytes.buffer)),
    cards: file('text/plain; charset=utf-8', Buffer.from(cards)),
  };
}

/** One of each make, model and body. */
function modelsOf(records: readonly CardRecord[]): LocalListingData['models'] {
  const known = new Map<string, LocalListingData['models'][0]>();
  for (const { make, model, simpleBody } of records) {
    known.set(JSON.stringify([make, model, simpleBody]), { make, model, simpleBody });
  }
  return [...known.values()];
}

function file(type: string, body: Buffer): Answer {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=86400, immutable' },
    body: ownBytes(body),
    encodings: new Map(),
  };
}

function sizeOf({ body }: Answer): number {
  return body?.length ?? 0;
}
