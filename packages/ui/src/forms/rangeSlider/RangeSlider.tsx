import {
  commitThumb,
  errorCatalogue,
  formatNumber,
  type Histogram,
  movedRange,
  type NumericRange,
  type Span,
  sliderBounds,
  sliderStep,
  sliderThumbs,
  type Thumb,
  typedRange,
} from '@forecourt/domain';
import { useId, useState } from 'react';
import { useLate } from '../../primitives/scripted/useLate.ts';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { hint, label as labelClass } from '../forms.css.ts';
import { useSyncedInput } from '../useSyncedInput.ts';
import { BoundField } from './BoundField.tsx';
import { Histogram as HistogramBars } from './Histogram.tsx';
import { histogramKnee } from './histogramKnee.ts';
import { keyedThumbs } from './keyedThumbs.ts';
import * as css from './rangeSlider.css.ts';
import { sliderScale } from './sliderScale.ts';
import { useSeen } from './useSeen.ts';

async function load() {
  return (await import('./SliderTrack.tsx')).SliderTrack;
}

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
  /** What a committed number is rounded to (R5-06). */
  rounding: number;
  /** Of dragging and of the arrow keys. Default a hundredth of the bounds (R5-02). */
  step?: number;
  /** Where the vehicles lie, drawn over the track, which bends where the last bar begins. */
  histogram?: Histogram;
  /** Another number says that what was chosen here was not taken: `range` is shown again. */
  failures?: number | undefined;
  /** A range was chosen. Without it the fields keep it for the form they stand in. */
  onRange?: ((range: NumericRange | null) => void) | undefined;
}

const stoppedHint: Readonly<Record<Thumb, string>> = {
  min: 'From stays below To',
  max: 'To stays above From',
};

/** Grouped as the bounds are that stand beside it; cents of an address stay as they are. */
function fieldText(bound: number | null | undefined): string {
  return bound == null ? '' : Number.isInteger(bound) ? formatNumber(bound) : String(bound);
}

function isSame(a: NumericRange | null, b: NumericRange | null): boolean {
  return a?.min === b?.min && a?.max === b?.max;
}

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
  rounding,
  step,
  histogram,
  failures,
  onRange,
}: RangeSliderProps) {
  const id = useId();
  const bounds = sliderBounds(stats ?? undefined);
  const [box, isSeen] = useSeen<HTMLDivElement>();
  const SliderTrack = useLate(load, isSeen);
  const [chosen, setChosen] = useState(range);
  const [draft, setDraft] = useState<NumericRange | null>();
  const [told, setTold] = useState<string | null>(null);
  const [given, setGiven] = useState({ range, stats, failures });
  const isFailed = given.failures !== failures;
  const isNew = isFailed || !isSame(given.range, range) || given.stats?.min !== stats?.min;
  if (isNew || given.stats?.max !== stats?.max) {
    setGiven({ range, stats, failures });
    setChosen(range);
    setDraft(undefined);
    // What was said of the last change stays while the page answers it.
    if (!isSame(chosen, range)) setTold(null);
  }

  const shown = draft === undefined ? chosen : draft;
  const thumbs = sliderThumbs(shown ?? undefined, bounds);
  const texts = { min: fieldText(shown?.min), max: fieldText(shown?.max) };
  const inputs = { min: useSyncedInput(texts.min), max: useSyncedInput(texts.max) };
  const print = (value: number) => `${prefix}${formatNumber(value)}${suffix && ` ${suffix}`}`;
  const scale = sliderScale(bounds, histogramKnee(histogram, bounds));
  const share = (step ?? sliderStep(bounds)) / (bounds.max - bounds.min);

  const choose = (next: NumericRange | null): void => {
    setChosen(next);
    setDraft(undefined);
    if (!isSame(next, chosen)) onRange?.(next);
  };
  const move = (thumb: Thumb, to: Span): void => {
    setTold(null);
    setDraft(movedRange(shown, thumb, to[thumb], bounds));
  };
  const press = (thumb: Thumb, key: string): boolean => {
    const to = keyedThumbs({ thumbs, bounds, rounding, scale, step: share }, thumb, key);
    if (to) move(thumb, to);
    return to !== null;
  };
  const type = (): void => {
    const typed = {
      min: inputs.min.current?.value ?? '',
      max: inputs.max.current?.value ?? '',
    };
    const read = typedRange(typed, chosen, bounds, rounding);
    for (const side of ['min', 'max'] as const) {
      const field = inputs[side].current;
      if (field) field.value = fieldText(read.range?.[side]);
    }
    const ignored = read.ignored && errorCatalogue[read.ignored].text;
    if (ignored !== null) console.warn(ignored);
    setTold(ignored ?? (read.stopped && stoppedHint[read.stopped]));
    choose(read.range);
  };

  const Label = labelHidden ? VisuallyHidden : 'span';
  return (
    <fieldset className={css.slider}>
      <legend className={labelHidden ? undefined : labelClass}>
        <Label>{label}</Label>
      </legend>
      {histogram && <HistogramBars counts={histogram.counts} thumbs={thumbs} scale={scale} />}
      {bounds.max - bounds.min > 1 && (
        <div ref={box} className={css.track}>
          {SliderTrack && (
            <SliderTrack
              thumbs={thumbs}
              bounds={bounds}
              scale={scale}
              step={share}
              labels={{ min: `${label} from`, max: `${label} to` }}
              print={print}
              onDrag={(thumb, to) =>
                move(thumb, commitThumb(thumbs, thumb, to, bounds, rounding).thumbs)
              }
              onKey={press}
              onCommit={() => draft !== undefined && choose(draft)}
            />
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
      <output className={hint}>{told}</output>
    </fieldset>
  );
}
