import { present } from '../../text/present.ts';
import { fold } from '../fold.ts';
import { featureKey } from './featureCounts.ts';
import { type FeatureGroup, featureGroups } from './featureGroups.ts';

/** A feature list as it is printed. `rest` empty means: no toggle (R2-71). */
export interface FeatureList {
  /** The 8 that set the vehicle apart most. */
  first: readonly string[];
  /** The others by kind, behind `Show All`. */
  rest: readonly FeatureGroup[];
}

/**
 * A vehicle's features: blank and repeated entries dropped, the rarest first, 8 of them, then
 * `Show All` (R2-70). Features as common as each other stay in the feed's order.
 *
 * @param share how common a feature is among vehicles like this one, 0 to 1
 */
export function featureList(
  features: readonly string[],
  share: (feature: string) => number = () => 0,
): FeatureList {
  const each = new Map(
    present(features)
      .toReversed()
      .map((feature) => [featureKey(feature), feature.trim()]),
  );
  const byRarity = [...each.values()].toReversed().sort((a, b) => share(a) - share(b));
  const { first, rest } = fold(byRarity, 8);
  return { first, rest: featureGroups(rest) };
}
