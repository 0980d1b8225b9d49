// Loaded when its slider is nearly in the window: till then its fields are a plain form.
export { PriceRangeSearch } from '@forecourt/ui';
