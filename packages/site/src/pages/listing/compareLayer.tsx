import { MAX_COMPARED, type VehicleSummary } from '@forecourt/domain';
import { CompareBar, CompareBox } from '@forecourt/ui';
import { type ComponentType, useSyncExternalStore } from 'react';
import { comparedOf } from '../../shell/compared.ts';

/** What lets a shopper choose for a comparison, out of a listing. */
export interface CompareLayer {
  /** Stands on each card's picture. */
  Corner: ComponentType<{ vehicle: VehicleSummary }>;
  /** At the window's end, while something is chosen. */
  Bar: ComponentType;
}

/** @param site its slug */
export function compareLayer(site: string): CompareLayer {
  const { subscribe, read, toggle, choose } = comparedOf(site);

  // One of three texts, so that a press draws the cards anew that it changes, and no other.
  function Corner({ vehicle: { slug, title } }: { vehicle: VehicleSummary }) {
    const state = useSyncExternalStore(subscribe, () => stateOf(slug, read()));
    return (
      <CompareBox
        title={title}
        checked={state === 'chosen'}
        full={state === 'full'}
        onToggle={() => toggle(slug)}
      />
    );
  }

  function Bar() {
    return <CompareBar slugs={useSyncExternalStore(subscribe, read)} onClear={() => choose([])} />;
  }

  return { Corner, Bar };
}

function stateOf(slug: string, slugs: readonly string[]): 'chosen' | 'full' | 'open' {
  if (slugs.includes(slug)) return 'chosen';
  return slugs.length >= MAX_COMPARED ? 'full' : 'open';
}
