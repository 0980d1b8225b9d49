import type { RequestListener } from 'node:http';
import type { Pictures, Store } from '@forecourt/data';
import type { Admission, AdmissionWatch } from '../http/admission.ts';
import type { Answer } from '../http/answer.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import type { Limits } from '../http/limits.ts';
import type { Log } from '../log/log.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import type { TypesenseRemote } from '../stock/remoteSearch.ts';

/** What a request was answered by. */
export type RequestKind =
  | 'page'
  | 'form'
  | 'file'
  | 'picture'
  | 'machine'
  | 'changes'
  | 'event'
  | 'probe'
  | 'other';

/** Why a request was refused: too much work waits already, or one visitor wants too much. */
export type Refusal = 'page_queue' | 'lead_queue' | keyof Limits;

/** What is watched before the server's own parts are there. */
export interface Watched {
  sites: SitesNow;
  log: Log;
  /** Where backups stand; `null` where their age is not told. */
  backupsFolder: string | null;
}

/**
 * Parts of a server on their way to who uses them: each is handed through here and comes back the same,
 * but that what it does is counted. Nothing of a person is, and no address: what is told apart are kinds
 * and sites, of which there are so many and no more.
 */
export interface ServerWatch {
  log: Log;
  admission: AdmissionWatch;
  refused(why: Refusal): void;
  listener(listener: RequestListener): RequestListener;
  /** Handlers that answer a kind of request. */
  answers(kind: RequestKind, handlers: readonly QuickHandler[]): QuickHandler[];
  /** That which gives the pages that are kept. */
  kept(handler: QuickHandler): QuickHandler;
  /** Stands behind all who might answer at once, and answers nothing itself. */
  unkept: QuickHandler;
  page(
    render: (request: SiteRequest) => Promise<Answer>,
  ): (request: SiteRequest) => Promise<Answer>;
  store(store: Store): Store;
  pictures(pictures: Pictures): Pictures;
  remote(remote: TypesenseRemote | null): TypesenseRemote | null;
  /** Tells what was counted, until `close`. Resolves to the port; `null` where nothing is told. */
  open(parts: ToldParts): Promise<number | null>;
  close(): Promise<void>;
}

/** What is asked at each telling. */
export interface ToldParts {
  sites: SitesNow;
  store: Pick<Store, 'outbox' | 'stock' | 'alerts'>;
  admission: Pick<Admission, 'load'>;
  remote: TypesenseRemote | null;
  /** Of changes, that are open. */
  streams(): number;
  isStopping(): boolean;
}
