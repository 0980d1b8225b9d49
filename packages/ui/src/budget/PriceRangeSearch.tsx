import {
  type NumericRange,
  priceRangeSlider,
  type SearchState,
  sliderThumbs,
  withPriceRange,
  withRange,
} from '@forecourt/domain';
import { useState } from 'react';
import { RangeSlider } from '../forms/rangeSlider/RangeSlider.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { HiddenSearch } from '../search/HiddenSearch.tsx';
import { priceRange } from './budgetFinder.css.ts';

export interface PriceRangeSearchProps {
  /** Path of the listing. */
  searchPath: string;
  /** The search that the range is added to. */
  state: SearchState;
  /** Takes the search over from the form. */
  onSearch?: (state: SearchState) => void;
}

const { bounds, step } = priceRangeSlider;

/** Two prices and the way to what lies between them, dearest first (R2-79, R5-03). */
export function PriceRangeSearch({ searchPath, state, onSearch }: PriceRangeSearchProps) {
  const [range, setRange] = useState<NumericRange | null>(null);
  const search = withPriceRange(state, sliderThumbs(range ?? undefined, bounds));
  // The fields say the range.
  const sent = withRange(search, 'price', null);
  return (
    <form
      method="get"
      action={searchPath}
      className={priceRange}
      onSubmit={
        onSearch &&
        ((event) => {
          event.preventDefault();
          onSearch(search);
        })
      }
    >
      <HiddenSearch state={sent} />
      <RangeSlider
        name="price"
        label="Price range"
        range={range}
        bounds={bounds}
        step={step}
        rounding={step}
        prefix="$"
        onRange={setRange}
      />
      <Button type="submit" variant="secondary" wide>
        View Cars In This Range
      </Button>
    </form>
  );
}
