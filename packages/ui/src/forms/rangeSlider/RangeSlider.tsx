import {
  commitThumb,
  errorCatalogue,
  formatNumber,
  type NumericRange,
  type SliderMove,
  type Span,
  sliderBounds,
  sliderRange,
  sliderRounding,
  sliderStep,
  sliderThumbs,
  type Thumb,
} from '@forecourt/domain';
import { lazy, Suspense, useId, useState } from 'react';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { hint, label as labelClass } from '../forms.css.ts';
import { useSyncedInput } from '../useSyncedInput.ts';
import { BoundField } from './BoundField.tsx';
import { Histogram } from './Histogram.tsx';
import { keyedThumbs } from './keyedThumbs.ts';
import * as css from './rangeSlider.css.ts';
import { typedRange } from './typedRange.ts';
import { useSeen } from './useSeen.ts';

const SliderTrack = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./SliderTrack.tsx')).SliderTrack,
}));

export interface RangeSliderProps {
  /** What a form sends: `price` becomes `price_min` and `price_max`. */
  name: string;
  /** `Price` */
  label: string;
  /** A heading over the slider says the label already. */
  labelHidden?: boolean;
  /** The chosen range, also outside today's bounds (R5-04); `null` is everything. */
  range: NumericRange | null;
  /** Smallest and largest value there is; `null` is 0 to 100,000 (R5-03). */
  bounds: Span | null;
  /** Stands before each number: `$`. */
  prefix?: string;
  /** Stands after each number: `km`. */
  suffix?: string;
  /** What a committed number is rounded to. Default 1000 (R5-06). */
  rounding?: number;
  /** Of dragging and of the arrow keys. Default a hundredth of the bounds (R5-02). */
  step?: number;
  /** Vehicles in equal bands over the bounds, drawn over the track. */
  histogram?: readonly number[];
  /** A range was chosen. Without it the fields keep it for the form they stand in. */
  onRange?: ((range: NumericRange | null) => void) | undefined;
}

/** A typed bound: whole and not negative; empty or anything else is an open side. */
function boundOf(text: string | undefined): number | null {
  const value = Number.parseInt((text ?? '').replace(/[$,\s]/g, ''), 10);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

const isSame = (a: NumericRange | null, b: NumericRange | null): boolean =>
  a?.min === b?.min && a?.max === b?.max;

/**
 * Two bounds of a number, by two fields that need no script (R5-07) and, where there is one, by a
 * track with two thumbs, which appears in the space kept for it.
 */
export function RangeSlider({
  name,
  label,
  labelHidden = false,
  range,
  bounds: stats,
  prefix = '',
  suffix = '',
  rounding = sliderRounding,
  step,
  histogram,
  onRange,
}: RangeSliderProps) {
  const id = useId();
  const bounds = sliderBounds(stats ?? undefined);
  const [box, isSeen] = useSeen<HTMLDivElement>();
  const [chosen, setChosen] = useState(range);
  const [draft, setDraft] = useState<Span | null>(null);
  const [ignored, setIgnored] = useState<SliderMove['ignored']>(null);
  const [given, setGiven] = useState({ range, stats });
  const isNew = !isSame(given.range, range) || given.stats?.min !== stats?.min;
  if (isNew || given.stats?.max !== stats?.max) {
    setGiven({ range, stats });
    setChosen(range);
    setDraft(null);
    setIgnored(null);
  }

  const thumbs = draft ?? sliderThumbs(chosen ?? undefined, bounds);
  const texts = {
    min: String((draft ?? chosen)?.min ?? ''),
    max: String((draft ?? chosen)?.max ?? ''),
  };
  const inputs = { min: useSyncedInput(texts.min), max: useSyncedInput(texts.max) };
  const print = (value: number) => `${prefix}${formatNumber(value)}${suffix && ` ${suffix}`}`;

  const choose = (next: NumericRange | null): void => {
    setChosen(next);
    setDraft(null);
    if (!isSame(next, chosen)) onRange?.(next);
  };
  const move = (thumb: Thumb, requested: number, by: 'pointer' | 'key'): void => {
    setIgnored(null);
    setDraft(
      by === 'key'
        ? keyedThumbs(thumbs, thumb, requested, bounds, rounding)
        : commitThumb(thumbs, thumb, requested, bounds, rounding).thumbs,
    );
  };
  const type = (): void => {
    const typed = {
      min: boundOf(inputs.min.current?.value),
      max: boundOf(inputs.max.current?.value),
    };
    const read = typedRange(typed, chosen, bounds, rounding);
    for (const side of ['min', 'max'] as const) {
      const field = inputs[side].current;
      if (field) field.value = String(read.range?.[side] ?? '');
    }
    if (read.ignored) console.warn(errorCatalogue[read.ignored].text);
    setIgnored(read.ignored);
    choose(read.range);
  };

  const Label = labelHidden ? VisuallyHidden : 'span';
  return (
    <fieldset className={css.slider}>
      <legend className={labelHidden ? undefined : labelClass}>
        <Label>{label}</Label>
      </legend>
      {histogram && <Histogram counts={histogram} thumbs={thumbs} bounds={bounds} />}
      {bounds.max - bounds.min > 1 && (
        <div ref={box} className={css.track}>
          {isSeen && (
            <Suspense fallback={null}>
              <SliderTrack
                thumbs={thumbs}
                bounds={bounds}
                step={step ?? sliderStep(bounds)}
                labels={{ min: `${label} from`, max: `${label} to` }}
                print={print}
                onMove={move}
                onCommit={() => draft && choose(sliderRange(draft, bounds))}
              />
            </Suspense>
          )}
        </div>
      )}
      <div className={css.fields}>
        {(['min', 'max'] as const).map((side) => (
          <BoundField
            key={side}
            ref={inputs[side]}
            id={`${id}-${side}`}
            name={`${name}_${side}`}
            label={side === 'min' ? 'From' : 'To'}
            value={texts[side]}
            placeholder={stats ? formatNumber(stats[side]) : ''}
            prefix={prefix}
            suffix={suffix}
            onType={type}
            catchesEnter={onRange !== undefined}
          />
        ))}
      </div>
      <output className={hint}>{ignored && errorCatalogue[ignored].text}</output>
    </fieldset>
  );
}
