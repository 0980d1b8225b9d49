import { type Folded, fold } from '../vehicle/fold.ts';

/** Makes of a dropdown: the first 20 of the list are the popular ones (R2-49). */
export function popularMakes<T>(makes: readonly T[]): Folded<T> {
  return fold(makes, 20);
}
