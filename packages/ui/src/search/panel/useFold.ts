import { type ReactEventHandler, useState } from 'react';

/**
 * A `details` element that opens where it says, and stays as the shopper left it whatever is drawn
 * anew: an attribute that follows the search would close it under the hand.
 */
export function useFold(
  startsOpen: boolean,
  onFold?: (open: boolean) => void,
): { open: boolean; onToggle: ReactEventHandler<HTMLDetailsElement> } {
  const [own, setOwn] = useState<boolean | null>(null);
  const open = own ?? startsOpen;
  return {
    open,
    onToggle: (event) => {
      const now = event.currentTarget.open;
      // An element that is drawn open reports it, too.
      if (now === open) return;
      setOwn(now);
      onFold?.(now);
    },
  };
}
