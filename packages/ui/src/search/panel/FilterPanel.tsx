import {
  type FacetKey,
  formatNumber,
  type SearchState,
  type StockKind,
  showMe,
  withQuery,
} from '@forecourt/domain';
import { useId } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { useKeptHtml } from '../../provider/KeptHtml.ts';
import { cx } from '../../style/cx.ts';
import { HiddenSearch } from '../HiddenSearch.tsx';
import { type QuickFilter, QuickFilters } from '../pills/QuickFilters.tsx';
import { UnderstoodSearch, type UnderstoodSearchProps } from '../pills/UnderstoodSearch.tsx';
import type { SuggestionSource } from '../suggest/suggestion.ts';
import { FacetMenu } from './FacetMenu.tsx';
import { FacetSection } from './FacetSection.tsx';
import * as css from './filterPanel.css.ts';
import { HeldPlace } from './HeldPlace.tsx';
import type { PanelSection } from './panelFacet.ts';
import { withoutPanel } from './panelSearch.ts';
import { QueryBox } from './QueryBox.tsx';
import { SECTION_KIND } from './sectionKind.ts';

export interface FilterPanelProps {
  /** The listing's path, target of the GET form. */
  action: string;
  state: SearchState;
  sections: readonly PanelSection[];
  /** Vehicles of the current search, the one count of the page (R2-60). */
  count: number;
  /** Printed in place of `count` where the count display rule says so (R5-10). */
  countText?: string;
  /** What the vehicles are called. */
  itemType: StockKind;
  /** What the text was understood to mean; `null` for plain text. */
  understood?: UnderstoodSearchProps | null;
  /** Searches a dealer promotes. */
  quickFilters?: readonly QuickFilter[];
  /** Sections as the shopper left them, where the site remembers that (R2-46). */
  openSections?: Readonly<Partial<Record<FacetKey, boolean>>>;
  /** A section was opened or closed: for the caller to remember. */
  onFold?: (key: FacetKey, open: boolean) => void;
  /** Changes that were not taken so far: with another, controls show `state` again. */
  failures?: number | undefined;
  /** The search after a change. Without it, changes wait for the button. */
  onChange?: (state: SearchState) => void;
  /** Words in the empty search box; default `Make or model`. */
  placeholder?: string | undefined;
  /** `wide` where a small screen has a `ListingSearch` of its own. Default `always`. */
  search?: 'always' | 'wide';
  /** What a text may mean in this stock, shown while it is typed. */
  suggestions?: SuggestionSource | undefined;
  /** `Show Me` was pressed while changes apply at once (R2-45). */
  onShow?: () => void;
}

/**
 * Everything a shopper can narrow a listing by. A plain GET form: without a script the button
 * applies it; with `onChange` each change applies at once and the button leads to the results.
 */
export function FilterPanel({
  action,
  state,
  sections,
  count,
  countText,
  itemType,
  understood = null,
  quickFilters = [],
  openSections = {},
  onFold,
  failures,
  onChange,
  onShow,
  placeholder,
  search = 'always',
  suggestions,
}: FilterPanelProps) {
  const id = useId();
  const keep = useKeptHtml();
  return (
    <HeldPlace>
      {(watch) => (
        <form
          method="get"
          action={action}
          className={css.form}
          {...watch}
          onSubmit={
            onShow &&
            ((event) => {
              event.preventDefault();
              // The box waits for a pause in the typing; whoever presses the button has finished.
              const typed = new FormData(event.currentTarget).get('query');
              const next = withQuery(state, typeof typed === 'string' ? typed : '');
              if (next.query !== state.query) onChange?.(next);
              onShow();
            })
          }
        >
          <HiddenSearch state={withoutPanel(state, sections)} />
          <div className={cx(css.lead, search === 'wide' && css.wideLead)}>
            <QueryBox
              query={state.query}
              label="Search stock"
              placeholder={placeholder}
              onQuery={onChange && ((query) => onChange(withQuery(state, query)))}
              suggestions={suggestions}
            />
            {understood && <UnderstoodSearch {...understood} />}
            <QuickFilters filters={quickFilters} />
          </div>
          {sections.map((section) => {
            const remembered = openSections[section.key];
            const part = keep && keep.of(SECTION_KIND)({ section, state, remembered, onChange });
            if (keep !== null && part !== null) return keep([part]);
            return section.kind === 'menu' ? (
              <FacetMenu
                key={section.key}
                id={`${id}-${section.key}`}
                facet={section}
                state={state}
                onChange={onChange}
              />
            ) : (
              <FacetSection
                key={section.key}
                section={section}
                state={state}
                remembered={remembered}
                onFold={onFold && ((open) => onFold(section.key, open))}
                failures={failures}
                onChange={onChange}
              />
            );
          })}
          {sections.length === 0 && (
            <p className={css.nothing}>There is nothing to narrow down in this search.</p>
          )}
          <div className={css.footer}>
            <div className={css.withScript}>
              {/* Beside the ways out of a search that finds nothing, this is not the first choice. */}
              <Button type="submit" wide variant={count === 0 ? 'secondary' : 'primary'}>
                {showMe(count, countText ?? formatNumber(count), itemType)}
              </Button>
            </div>
            <div className={css.withoutScript}>
              <Button type="submit" wide>
                Apply filters
              </Button>
            </div>
          </div>
        </form>
      )}
    </HeldPlace>
  );
}
