import { featureList, maskNumbers, type SpecKey, specRows } from '@forecourt/domain';
import { z } from 'zod';
import { machineVehicle } from '../machineVehicle.ts';
import { object, orNull, said, text, vehicle } from '../schemas.ts';
import { type AskedSite, type ToolAnswer, vehicleNamed } from './askedSite.ts';

/** How a vehicle is named to a tool. */
export const vehicleName = z
  .string()
  .min(1)
  .max(500)
  .describe('Address of its page, "url" of a search, or the last part of it.');

export const vehicleInput = z.strictObject({ vehicle: vehicleName });

const texts = { type: 'array', items: text };

export const vehicleOutput = object({
  vehicle,
  specifications: said(
    { type: 'array', items: object({ label: text, value: text }) },
    'As its page prints them.',
  ),
  features: said(texts, 'Rarest first.'),
  comments: said(orNull(text), 'What the dealer says of it.'),
});

/** Number plates are told to people alone. */
const untold: ReadonlySet<SpecKey> = new Set<SpecKey>(['rego', 'regoExpiry']);

/** A vehicle as its page shows it; an address that it had before leads to it too. */
export async function getVehicle(
  asked: AskedSite,
  { vehicle: named }: z.infer<typeof vehicleInput>,
): Promise<ToolAnswer> {
  const { site, origin, now } = asked;
  const { config, numbers = [] } = site;
  const stock = await asked.stock();
  const found = await vehicleNamed(asked, stock, named);
  if (found === null) {
    const error = {
      what: 'This website shows no such vehicle.',
      why: 'It may have been taken off, or be another website’s.',
      fix: 'Look for it with search_vehicles, and take the "url" that it gives.',
    };
    return { ok: false, error };
  }
  const { first, rest } = featureList(found.standardEquipment, (feature) =>
    stock.features.share(feature, found.itemType),
  );
  const value = {
    vehicle: machineVehicle(found, config, origin),
    specifications: specRows(found, config, now)
      .filter(({ key }) => !untold.has(key))
      .map(({ label, value: said }) => ({ label, value: said })),
    features: [...first, ...rest.flatMap(({ features }) => features)],
    comments: maskNumbers(found.comments, numbers),
  };
  return { ok: true, value };
}
