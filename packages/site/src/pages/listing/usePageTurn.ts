import { formatSearch, type SearchState, withPage } from '@forecourt/domain';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Leads focus and view to the results when a link brought another page of them: they begin there,
 * while the link that was followed stands at their end. Back finds its own place again, and a change
 * of the filters leaves the focus in them.
 */
export function usePageTurn(asked: SearchState): void {
  const type = useNavigationType();
  const before = useRef(asked);
  useEffect(() => {
    const last = before.current;
    before.current = asked;
    if (type === 'POP' || !isOtherPage(last, asked)) return;
    const results = document.getElementById('results');
    results?.focus({ preventScroll: true });
    results?.scrollIntoView();
  }, [asked, type]);
}

/** Two pages of one search. */
function isOtherPage(one: SearchState, other: SearchState): boolean {
  return (
    one.page !== other.page && formatSearch(withPage(one, 1)) === formatSearch(withPage(other, 1))
  );
}
