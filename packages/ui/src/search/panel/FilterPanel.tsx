import {
  chosenValues,
  formatNumber,
  type ItemType,
  type SearchState,
  titleNoun,
  toggleValue,
  withMenu,
  withQuery,
  withRange,
  withValues,
} from '@forecourt/domain';
import { useId } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { HiddenSearch } from '../HiddenSearch.tsx';
import { FacetValues } from './FacetValues.tsx';
import * as css from './filterPanel.css.ts';
import type { PanelSection } from './panelFacet.ts';
import { QueryBox } from './QueryBox.tsx';
import { RangeFields } from './RangeFields.tsx';

export interface FilterPanelProps {
  /** The listing's path, target of the GET form. */
  action: string;
  state: SearchState;
  sections: readonly PanelSection[];
  /** Vehicles of the current search, the one count of the page (R2-60). */
  count: number;
  /** Printed in place of `count` where the count display rule says so (R5-10). */
  countText?: string;
  itemType: ItemType;
  /** The search after a change. Without it, changes wait for the button. */
  onChange?: (state: SearchState) => void;
  /** `Show Me` was pressed while changes apply at once (R2-45). */
  onShow?: () => void;
}

/** What the panel's own fields say, taken out of the search, so that nothing is sent twice. */
function withoutPanel(state: SearchState, sections: readonly PanelSection[]): SearchState {
  return sections.reduce(
    (rest, { kind, key }) =>
      kind === 'range'
        ? withRange(rest, key, null)
        : withMenu(withValues(rest, key, []), key, null),
    withQuery(state, ''),
  );
}

function Section({
  section,
  state,
  id,
  onChange,
}: Pick<FilterPanelProps, 'state' | 'onChange'> & { section: PanelSection; id: string }) {
  const isRange = section.kind === 'range';
  const range = isRange ? (state.ranges[section.key] ?? null) : null;
  const chosen = isRange ? [] : chosenValues(state, section.key);
  const marks = isRange ? Number(range !== null) : chosen.length;
  return (
    <details className={css.section} open={section.open || marks > 0}>
      <summary className={css.summary}>
        {section.label}
        {marks > 0 && (
          <span className={css.chosen}>
            {marks}
            <VisuallyHidden> chosen</VisuallyHidden>
          </span>
        )}
        <Icon name="chevronDown" />
      </summary>
      <fieldset className={css.content}>
        <legend>
          <VisuallyHidden>{section.label}</VisuallyHidden>
        </legend>
        {isRange ? (
          <RangeFields
            id={`${id}-${section.key}`}
            range={section}
            chosen={range}
            onRange={onChange && ((next) => onChange(withRange(state, section.key, next)))}
          />
        ) : (
          <FacetValues
            facet={section}
            chosen={chosen}
            onToggle={onChange && ((value) => onChange(toggleValue(state, section.key, value)))}
          />
        )}
      </fieldset>
    </details>
  );
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
  onChange,
  onShow,
}: FilterPanelProps) {
  const id = useId();
  return (
    <form
      method="get"
      action={action}
      className={css.form}
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
      <QueryBox
        query={state.query}
        label="Search stock"
        placeholder="Make or model"
        onQuery={onChange && ((query) => onChange(withQuery(state, query)))}
      />
      {sections.map((section) => (
        <Section
          key={section.key}
          section={section}
          state={state}
          id={id}
          {...(onChange && { onChange })}
        />
      ))}
      <div className={css.footer}>
        <div className={css.withScript}>
          <Button type="submit" wide>
            Show Me {countText ?? formatNumber(count)} {titleNoun(itemType, count)}
          </Button>
        </div>
        <div className={css.withoutScript}>
          <Button type="submit" wide>
            Apply filters
          </Button>
        </div>
      </div>
    </form>
  );
}
