import { storageKeys } from '@forecourt/domain';
import { useEffect } from 'react';
import { keep, readKept } from '../../shell/browserStore.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { track } from '../../shell/track.ts';
import type { SuccessView } from './success.server.ts';

/** Of browsers that keep nothing: as long as the page's scripts live. */
let told: string | null = null;

/**
 * Tells of a form that was sent, with a script or without, exactly once (R4-19): a page that is opened
 * anew, in another tab or by Back tells it no second time.
 */
export function useSentEvent(event: SuccessView['event']): void {
  const slug = useSiteView()?.slug ?? '';
  useEffect(() => {
    if (event === null) return;
    const { key, tracked } = event;
    const name = storageKeys.sentEvent(slug);
    if (told === key || readKept('localStorage', name) === key) return;
    told = key;
    keep('localStorage', name, key);
    track(tracked);
  }, [event, slug]);
}
