import { unsearchedText } from '@forecourt/domain';
import { AppliedFilters, QuickFilters, Stack, Text, UnderstoodSearch } from '@forecourt/ui';
import type { ListingView } from '../../../listing/listingView.ts';

/** What is searched for and may be, over the results: nothing where there is nothing to say. */
export function SearchPills({ view }: { view: ListingView }) {
  const { quickFilters, understood, pills, clearHref, count } = view;
  const unsearched = unsearchedText(view.state.query);
  const isEmpty = quickFilters.length + pills.length === 0 && !understood && unsearched === '';
  if (isEmpty) return null;
  return (
    <Stack gap="s">
      <QuickFilters filters={quickFilters} />
      {understood && <UnderstoodSearch {...understood} />}
      {unsearched !== '' && (
        <Text size="s" tone="muted">
          We search for up to ten words, so we left out “{unsearched}”.
        </Text>
      )}
      {count > 0 && clearHref !== null && <AppliedFilters pills={pills} clearHref={clearHref} />}
    </Stack>
  );
}
