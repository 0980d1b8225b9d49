import type { VehicleSummary } from '@forecourt/domain';
import type { CARD_KIND, VehicleCardProps } from './VehicleCard.tsx';

/** A card as a part that a server keeps; `null` with elements of others, who alone know what those depend on. */
export const keptCard: NonNullable<(typeof CARD_KIND)['describe']> = (props, id, draw) => {
  const { save, compare } = props;
  if ([save, compare].some((element) => element !== undefined)) return null;
  return { key: keyOf(props), slots: [id], draw: ([own = id]) => draw(own) };
};

const keys = new WeakMap<VehicleSummary, { props: VehicleCardProps; key: string }>();

/** Written once for a card that is listed again. */
function keyOf(props: VehicleCardProps): string {
  const { vehicle } = props;
  const known = keys.get(vehicle);
  if (known !== undefined && isSame(known.props, props)) return known.key;
  const key = `VehicleCard ${JSON.stringify(props)}`;
  keys.set(vehicle, { props, key });
  return key;
}

function isSame(one: VehicleCardProps, other: VehicleCardProps): boolean {
  const names = Object.keys(one) as (keyof VehicleCardProps)[];
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
