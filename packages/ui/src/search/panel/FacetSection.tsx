import { chosenValues, facets, type SearchState, withRange } from '@forecourt/domain';
import { memo, type Ref, useDeferredValue, useMemo, useRef } from 'react';
import { RangeSlider } from '../../forms/rangeSlider/RangeSlider.tsx';
import { FacetValues } from './FacetValues.tsx';
import type { PanelFacet, PanelRange } from './panelFacet.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { useFold } from './useFold.ts';
import { useIsBelow } from './useIsBelow.ts';
import { useLatest } from './useLatest.ts';

export interface FacetSectionProps {
  section: PanelFacet | PanelRange;
  state: SearchState;
  /** As the shopper left it on an earlier page; `undefined` is as the section says. */
  remembered: boolean | undefined;
  onFold?: ((open: boolean) => void) | undefined;
  /** As in `FilterPanelProps`. */
  failures?: number | undefined;
  onChange?: ((state: SearchState) => void) | undefined;
}

type ContentProps = Pick<FacetSectionProps, 'section' | 'state' | 'failures' | 'onChange'>;

const Content = memo(function Content({ section, state, failures, onChange }: ContentProps) {
  if (section.kind === 'values') {
    return <FacetValues facet={section} state={state} onChange={onChange} />;
  }
  const { key, label, bounds, prefix, suffix = '', histogram } = section;
  return (
    <RangeSlider
      name={key}
      label={label}
      labelHidden
      range={state.ranges[key] ?? null}
      bounds={bounds}
      prefix={prefix}
      suffix={suffix}
      rounding={facets[key].unit.rounding}
      {...(histogram && { histogram })}
      failures={failures}
      onRange={onChange && ((range) => onChange(withRange(state, key, range)))}
    />
  );
});

interface SectionProps extends Pick<FacetSectionProps, 'remembered' | 'onFold'> {
  ref: Ref<HTMLDetailsElement>;
  /** What is drawn while it is open, and while it is folded. */
  open: ContentProps;
  folded: ContentProps;
}

const Section = memo(function Section({ ref, open, folded, remembered, onFold }: SectionProps) {
  const { label } = open.section;
  const marks = marksOf(open);
  const fold = useFold(remembered ?? (open.section.open || marks > 0), onFold);
  return (
    <SectionFrame ref={ref} label={label} marks={marks > 0 ? String(marks) : null} {...fold}>
      <Content {...(fold.open ? open : folded)} />
    </SectionFrame>
  );
});

/**
 * One facet under a heading that folds; a chosen one starts open. What is folded away, or below what
 * is on the screen, waits until what is in sight has been drawn. What is above does not: it may
 * grow, and would push the control that is in use away.
 */
export function FacetSection({ remembered, onFold, ...current }: FacetSectionProps) {
  const { section, state, failures, onChange } = current;
  const frame = useRef<HTMLDetailsElement>(null);
  const isBelow = useIsBelow(frame);
  const now = useMemo(
    () => ({ section, state, failures, onChange }),
    [section, state, failures, onChange],
  );
  const later = useDeferredValue(now);
  const keep = useLatest((open: boolean) => onFold?.(open));
  return (
    <Section
      ref={frame}
      open={isBelow ? later : now}
      folded={later}
      remembered={remembered}
      onFold={keep}
    />
  );
}

/** How many of its values are chosen. */
function marksOf({ section: { key, kind }, state }: ContentProps): number {
  return kind === 'range'
    ? Number(state.ranges[key] !== undefined)
    : chosenValues(state, key).length;
}
