import type { Trim } from '../../picture.ts';

/** Colours of a cabin: leather in light, in its own tone and in the dark, and its stitching. */
export interface Upholstery {
  light: string;
  tone: string;
  dark: string;
  stitch: string;
}

export const upholsteries: Readonly<Record<Trim, Upholstery>> = {
  charcoal: { light: '#565c62', tone: '#33383d', dark: '#181b1e', stitch: '#8d959c' },
  tan: { light: '#c58d59', tone: '#96612f', dark: '#4a2e16', stitch: '#f0c996' },
  ivory: { light: '#f2ebdf', tone: '#d2c7b5', dark: '#857a69', stitch: '#8c7f6b' },
};
