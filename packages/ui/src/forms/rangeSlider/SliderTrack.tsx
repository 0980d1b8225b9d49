import type { Span, Thumb } from '@forecourt/domain';
import { Thumb as RadixThumb, Range, Root, Track } from '@radix-ui/react-slider';
import { useRef } from 'react';
import * as css from './rangeSlider.css.ts';

export interface SliderTrackProps {
  thumbs: Span;
  bounds: Span;
  step: number;
  /** Name of each thumb: `Price from`. */
  labels: Readonly<Record<Thumb, string>>;
  /** `$20,000` */
  print: (value: number) => string;
  /** A thumb is asked to move, by dragging or by key. */
  onMove: (thumb: Thumb, requested: number, by: 'pointer' | 'key') => void;
  /** The thumb was let go, the key released. */
  onCommit: () => void;
}

/** The two thumbs; fetched once the slider is on the screen. */
export function SliderTrack({
  thumbs,
  bounds,
  step,
  labels,
  print,
  onMove,
  onCommit,
}: SliderTrackProps) {
  const by = useRef<'pointer' | 'key'>('pointer');
  return (
    <Root
      className={css.root}
      min={bounds.min}
      max={bounds.max}
      step={step}
      value={[thumbs.min, thumbs.max]}
      preserveThumbOrder
      onPointerDown={() => {
        by.current = 'pointer';
      }}
      onKeyDown={() => {
        by.current = 'key';
      }}
      onValueChange={([min = bounds.min, max = bounds.max]) => {
        if (min === thumbs.min) onMove('max', max, by.current);
        else onMove('min', min, by.current);
      }}
      // A key that is held down would search at every repetition: its release counts.
      onValueCommit={() => by.current === 'pointer' && onCommit()}
      onKeyUp={onCommit}
      onBlur={onCommit}
    >
      <Track className={css.rail}>
        <Range className={css.fill} />
      </Track>
      <RadixThumb
        className={css.thumb}
        aria-label={labels.min}
        aria-valuetext={print(thumbs.min)}
      />
      <RadixThumb
        className={css.thumb}
        aria-label={labels.max}
        aria-valuetext={print(thumbs.max)}
      />
    </Root>
  );
}
