import { useSiteView } from '../../shell/SiteDocument.tsx';
import { draftName } from '../form/drafts.ts';
import { useKeptForm } from '../form/useKeptForm.ts';
import type { TradeInView } from './tradeInView.server.ts';

/**
 * Keeps what is typed into a form of the stage that shows while it is not sent (R3-19), as `keepTyped` does
 * when it is: a reload and the browser's buttons bring it back.
 *
 * @param names of its fields; the first one's is its id
 */
export function useKeptStage(view: TradeInView, names: readonly string[]): void {
  const [fieldId = ''] = names;
  const name = stageDraft(useSiteView()?.slug ?? '', view, fieldId);
  useKeptForm({ fieldId, id: null, name, rules: names });
}

/** Of another car, or for another vehicle, it is another. With the lead of it they are all forgotten. */
function stageDraft(site: string, { action, about, car }: TradeInView, form: string): string {
  const carId = about?.card.vehicle.id ?? null;
  return `${draftName(site, { kind: 'trade_in', action, carId })}:${form}:${car?.title ?? ''}`;
}
