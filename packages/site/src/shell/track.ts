import { storageKeys, TRACKED, type TrackedEvent } from '@forecourt/domain';
import type { SiteView } from '../contracts/siteView.ts';
import { keep, readKept } from './browserStore.ts';

declare global {
  interface Window {
    /** Where tag managers look for events. */
    dataLayer?: unknown[];
  }
}

type Site = Pick<SiteView, 'slug' | 'tracking'>;

/** Where events are sent; none before the page has come to life. */
let site: Site | null = null;
/** Events of this page that wait for the visitor's word, or for the page. */
let held: TrackedEvent[] = [];

/**
 * Tells `window.dataLayer` of an event (R7-01), and the site where it counts them. Where consent is
 * required nothing is told before `giveConsent(true)`: till then this page holds its events back.
 */
export function track(event: TrackedEvent): void {
  const consent = consentOf(site);
  if (site !== null && consent === true) tell(site, event);
  else if (consent === null) held.push(event);
}

/** Begins to tell, of what was held back first. */
export function startTracking(started: Site): void {
  site = started;
  release();
}

/**
 * What the visitor has said of being told of, for good: `false` keeps every event back, and forgets
 * those that waited. Templates call it where they ask (`tracking.consent` is `required`).
 */
export function giveConsent(given: boolean): void {
  if (site !== null) keep('localStorage', storageKeys.consent(site.slug), given ? 'yes' : 'no');
  release();
}

function release(): void {
  const waiting = held;
  held = [];
  for (const event of waiting) track(event);
}

/** `null`: not known yet. */
function consentOf(of: Site | null): boolean | null {
  if (of === null) return null;
  if (of.tracking.consent === 'not-needed') return true;
  const said = readKept('localStorage', storageKeys.consent(of.slug));
  return said === null ? null : said === 'yes';
}

function tell({ tracking }: Site, event: TrackedEvent): void {
  (window.dataLayer ??= []).push({ event: TRACKED, ...event });
  if (!tracking.counted) return;
  const { event_id: id, car_id: car = '' } = event;
  // It arrives although the page is left for the call, and nobody waits for it.
  navigator.sendBeacon('/api/events', new URLSearchParams({ event: `${id} ${car}` }));
}
