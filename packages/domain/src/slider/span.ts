/** Smallest and largest value of a slider, or where its two thumbs stand. Dollars or kilometres. */
export interface Span {
  min: number;
  max: number;
}
