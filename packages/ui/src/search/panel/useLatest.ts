import { useLayoutEffect, useRef, useState } from 'react';

/** A function that stays the same from one drawing to the next, and does what the latest one does. */
export function useLatest<Argument>(call: (argument: Argument) => void) {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  const [same] = useState(() => (argument: Argument) => latest.current(argument));
  return same;
}
