/** Colours that can be painted, each with the middle tone of its body panels. */
export const paints = {
  white: '#e9ecee',
  silver: '#b4bbc1',
  grey: '#7d858c',
  graphite: '#454c53',
  black: '#1d2125',
  blue: '#1f5fae',
  navy: '#1b3054',
  red: '#b81f24',
  maroon: '#6b1a26',
  green: '#3f5140',
  orange: '#d2691e',
  yellow: '#e0b11f',
  bronze: '#7c6348',
  sand: '#bfae92',
} as const;

export type Paint = keyof typeof paints;
