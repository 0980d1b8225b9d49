// First, or which of the framework's modules comes first follows from names of files of ours: what is
// packed of them differed by 0.13 kB of every page from one change of ours to another.
import 'react/jsx-runtime';

import { hearBackFirst } from '@forecourt/ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { allowForeignChanges } from './foreignChanges.ts';
import { contextOnTheWay } from './setOutAfter.ts';
import { showAsServed } from './showAsServed.ts';

/**
 * Brings the page to life. New pages are drawn at once, not in transitions: a listing that the
 * browser answers itself stands within a frame, and says itself what may wait (`useDeferredValue`).
 */
export function hydratePage(): void {
  allowForeignChanges();
  hearBackFirst();
  startTransition(() => {
    const root = hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} getContext={contextOnTheWay} />
      </StrictMode>,
      { onCaughtError: giveUp, onUncaughtError: giveUp },
    );

    /** Only a fault of ours comes here; what a loader throws is shown by the page of errors. */
    function giveUp(error: unknown): void {
      reportError(error);
      showAsServed(() => root.unmount());
    }
  });
}
