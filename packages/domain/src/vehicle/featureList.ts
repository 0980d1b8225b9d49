import { present } from '../text/present.ts';
import { type Folded, fold } from './fold.ts';

/** A feature list: blank entries dropped, the first 8, then `Show All` (§2, R2-70). */
export const featureList = (features: readonly string[]): Folded<string> =>
  fold(present(features), 8);
