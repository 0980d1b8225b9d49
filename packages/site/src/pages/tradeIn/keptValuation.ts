import { parseJson, storageKeys } from '@forecourt/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keep, readKept } from '../../shell/browserStore.ts';
import type { TradeInView } from './tradeInView.server.ts';

/** An estimate that this browser was told, as it keeps it (R3-18). */
export interface KeptEstimate {
  id: string;
  rego: string;
  regoState: string;
  adjustmentAnswers: Readonly<Record<string, string>>;
  /** Leads back to it. */
  token: string;
  /** The car in a line. */
  car: string;
}

/** Keeps the estimate that a page tells. */
export function useKeepValuation({ kept, car, siteId }: TradeInView): void {
  useEffect(() => {
    if (kept === null || car === null) return;
    const { id, token, answers: adjustmentAnswers } = kept;
    const estimate: KeptEstimate = {
      ...{ id, rego: '', regoState: '', adjustmentAnswers, token },
      car: car.title,
    };
    keep('localStorage', storageKeys.valuation(siteId), JSON.stringify(estimate));
  }, [kept, car, siteId]);
}

/**
 * The estimate that this browser keeps of a site; `null` where there is none, and until the page is drawn: a
 * part that is drawn anew must first be as it was sent, so that what was typed finds its place (`redo.ts`).
 */
export function useKeptValuation(siteId: string): KeptEstimate | null {
  const { subscribe, text } = useMemo(() => keptText(siteId), [siteId]);
  return readEstimate(useSyncExternalStore(subscribe, text, text));
}

/** Looked for once the page is drawn, which is when it subscribes. */
function keptText(siteId: string) {
  let found: string | null = null;
  return {
    text: () => found,
    subscribe(tell: () => void) {
      found = readKept('localStorage', storageKeys.valuation(siteId));
      tell();
      return () => {};
    },
  };
}

/** What a browser kept; whatever cannot be read is absent. */
export function readEstimate(text: string | null): KeptEstimate | null {
  const kept = parseJson(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const { token, car } = kept as Partial<Record<keyof KeptEstimate, unknown>>;
  const isWhole = typeof token === 'string' && typeof car === 'string' && token.length < 8000;
  return isWhole ? (kept as KeptEstimate) : null;
}
