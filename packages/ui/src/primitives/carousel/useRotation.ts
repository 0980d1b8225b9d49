import { ROTATION_MS } from '@forecourt/domain';
import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** A carousel's clock: it holds while somebody points at it or is in it by keyboard (R2-81). */
export interface Rotation {
  playing: boolean;
  toggle: () => void;
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

function unwantedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

function subscribe(onChange: () => void): () => void {
  const query = unwantedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Calls `turn` every 3 seconds while playing; where motion is unwanted it starts paused. */
export function useRotation(autoplay: boolean, turn: () => void): Rotation {
  const still = useSyncExternalStore(
    subscribe,
    () => unwantedMotion().matches,
    () => false,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const onTurn = useEffectEvent(turn);
  const playing = chosen ?? (autoplay && !still);

  useEffect(() => {
    if (!playing || pointed || focused) return;
    const timer = setInterval(() => onTurn(), ROTATION_MS);
    return () => clearInterval(timer);
  }, [playing, pointed, focused]);

  return {
    playing,
    toggle: () => setChosen(!playing),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
