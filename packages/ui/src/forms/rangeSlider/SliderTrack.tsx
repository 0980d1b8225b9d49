import type { Span, Thumb } from '@forecourt/domain';
import { Thumb as RadixThumb, Range, Root, Track } from '@radix-ui/react-slider';
import * as css from './rangeSlider.css.ts';
import type { SliderScale } from './sliderScale.ts';

export interface SliderTrackProps {
  thumbs: Span;
  bounds: Span;
  scale: SliderScale;
  /** Of dragging: a share of the track. */
  step: number;
  /** Name of each thumb: `Price from`. */
  labels: Readonly<Record<Thumb, string>>;
  /** `$20,000` */
  print: (value: number) => string;
  /** A thumb is dragged. */
  onDrag: (thumb: Thumb, requested: number) => void;
  /** A key was pressed on a thumb; `true` when it is one of the slider's. */
  onKey: (thumb: Thumb, key: string) => boolean;
  /** The thumb was let go, the key released. */
  onCommit: () => void;
}

/** Parts of the track that a pointer can tell apart. */
const LENGTH = 10_000;

/** The two thumbs; fetched once the slider is on the screen. */
export function SliderTrack(props: SliderTrackProps) {
  const { thumbs, bounds, scale, step, labels, print, onDrag, onKey, onCommit } = props;
  const places = {
    min: scale.placeOf(thumbs.min) * LENGTH,
    max: scale.placeOf(thumbs.max) * LENGTH,
  };
  return (
    <Root
      className={css.root}
      min={0}
      max={LENGTH}
      step={step * LENGTH}
      value={[places.min, places.max]}
      preserveThumbOrder
      onValueChange={([min = 0, max = LENGTH]) => {
        if (min === places.min) onDrag('max', scale.valueAt(max / LENGTH));
        else onDrag('min', scale.valueAt(min / LENGTH));
      }}
      onValueCommit={onCommit}
      // A key that is held down would search at every repetition: its release counts.
      onKeyUp={onCommit}
      onBlur={onCommit}
    >
      <Track className={css.rail}>
        <Range className={css.fill} />
      </Track>
      {(['min', 'max'] as const).map((thumb) => (
        <RadixThumb
          key={thumb}
          className={css.thumb}
          // Where both stand at the upper end, the one that can move lies on top.
          data-over={thumb === 'min' && places.min > LENGTH / 2 ? '' : undefined}
          aria-label={labels[thumb]}
          aria-valuemin={bounds.min}
          aria-valuemax={bounds.max}
          aria-valuenow={thumbs[thumb]}
          aria-valuetext={print(thumbs[thumb])}
          onKeyDown={(event) => {
            // Radix gives Home to the first thumb and End to the last one.
            if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey(thumb, event.key)) {
              event.preventDefault();
            }
          }}
        />
      ))}
    </Root>
  );
}
