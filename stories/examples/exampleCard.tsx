import { VehicleCard, type VehicleCardProps } from '@forecourt/ui';
import { picture } from './picture.ts';
import type { ExampleVehicle } from './vehicles.ts';

/** What a listing may put on a card beside the vehicle itself. */
export type CardExtras = Partial<
  Pick<VehicleCardProps, 'estimate' | 'save' | 'compare' | 'enquireHref'>
>;

/** Beside a form, the form is the one thing to press. */
export const besideForm: CardExtras = { enquireHref: null };

/** A card of an example, as a listing would draw it. */
export function exampleCard(
  { vehicle, picture: name }: ExampleVehicle,
  priority = false,
  extras: CardExtras = {},
) {
  return (
    <VehicleCard
      key={vehicle.id}
      vehicle={vehicle}
      image={name && picture(name, vehicle.title)}
      href={`/cars/${vehicle.slug}`}
      enquireHref={`/cars/${vehicle.slug}#enquire`}
      similarHref="/search?refinementList[make][0]=Hyundai"
      enquireLabel="Enquire Now"
      priority={priority}
      {...extras}
    />
  );
}
