import { FilterPanel } from '@forecourt/ui';
import type { ListingView } from '../../../listing/listingView.ts';
import { useFolds } from './useFolds.ts';
import type { SearchControls } from './useSearchControls.ts';

export interface ListingFiltersProps {
  view: ListingView;
  controls: SearchControls;
  /** Of the site whose sections are remembered. */
  slug: string | null;
  /** Closes the phone's drawer; `null` in the page. */
  close: (() => void) | null;
}

/** The filters, in the page or in the phone's drawer. */
export function ListingFilters({ view, controls, slug, close }: ListingFiltersProps) {
  const { path, sections, count, countText, kind, failures } = view;
  const { shown, change, placeholder, suggestions } = controls;
  const [folds, keepFold] = useFolds(view.remembersFolds ? slug : null);
  return (
    <FilterPanel
      action={path}
      state={shown}
      sections={sections}
      count={count}
      countText={countText}
      itemType={kind}
      openSections={folds}
      {...(keepFold && { onFold: keepFold })}
      failures={failures}
      onChange={change}
      search="wide"
      placeholder={placeholder}
      suggestions={suggestions}
      onShow={() => {
        close?.();
        window.scrollTo({ top: 0 });
      }}
    />
  );
}
