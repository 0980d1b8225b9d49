import { Button } from '@forecourt/ui';
import { useSyncExternalStore } from 'react';
import type { Nearest } from './useNearest.ts';

/** Sorts places by where the browser is, where a script can ask for it. */
export function NearestButton({ ask, sorted }: Pick<Nearest, 'ask' | 'sorted'>) {
  const able = useSyncExternalStore(never, canLocate, no);
  if (!able) return null;
  return (
    <Button variant="secondary" icon="pin" disabled={sorted} onClick={ask}>
      Nearest to me
    </Button>
  );
}

function never() {
  return () => undefined;
}
function canLocate() {
  return 'geolocation' in navigator;
}
function no() {
  return false;
}
