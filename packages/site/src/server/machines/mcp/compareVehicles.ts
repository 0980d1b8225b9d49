import {
  compareTable,
  isAvailable,
  MAX_COMPARED,
  vehicleSubtitle,
  vehicleTitle,
} from '@forecourt/domain';
import { z } from 'zod';
import { vehicleHref } from '../../../presenters/paths.ts';
import { flag, object, orNull, said, text } from '../schemas.ts';
import { type AskedSite, type ToolAnswer, vehicleNamed } from './askedSite.ts';
import { vehicleName } from './getVehicle.ts';

const FEWEST = 2;

export const compareInput = z.strictObject({
  vehicles: z
    .array(vehicleName)
    .min(FEWEST)
    .max(MAX_COMPARED)
    .describe('Two to four vehicles, in the order of the columns.'),
});

const lines = {
  type: 'array',
  items: object({
    label: text,
    values: said({ type: 'array', items: orNull(text) }, 'One a vehicle, in their order.'),
    differs: flag,
  }),
};

export const compareOutput = object({
  vehicles: {
    type: 'array',
    items: object({
      url: text,
      title: text,
      subtitle: orNull(text),
      available: said(flag, 'Whether it can be had.'),
    }),
  },
  rows: said(lines, 'The price, then what differs, then what is alike.'),
  missing: said(
    { type: 'array', items: text },
    'What this website does not show, as it was named.',
  ),
});

/** Vehicles side by side, by the table of the page of comparisons (R1-05). */
export async function compareVehicles(
  asked: AskedSite,
  { vehicles: named }: z.infer<typeof compareInput>,
): Promise<ToolAnswer> {
  const { site, origin, now } = asked;
  const stock = await asked.stock();
  const all = await Promise.all(
    named.map(async (name) => ({ name, vehicle: await vehicleNamed(asked, stock, name) })),
  );
  const vehicles = [...new Set(all.flatMap(({ vehicle }) => vehicle ?? []))];
  if (vehicles.length < FEWEST) {
    const error = {
      what: `This website shows ${vehicles.length === 0 ? 'none' : 'only one'} of these vehicles.`,
      why: `A comparison is of ${FEWEST} to ${MAX_COMPARED}, each once.`,
      fix: 'Find vehicles with search_vehicles, and name each by its "url".',
    };
    return { ok: false, error };
  }
  const value = {
    vehicles: vehicles.map((vehicle) => ({
      url: origin + vehicleHref(vehicle.slug),
      title: vehicleTitle(vehicle),
      subtitle: vehicleSubtitle(vehicle),
      available: isAvailable(vehicle),
    })),
    rows: compareTable(vehicles, site.config, now).map(({ label, values, differs }) => ({
      ...{ label, values, differs },
    })),
    missing: all.flatMap(({ name, vehicle }) => (vehicle === null ? [name] : [])),
  };
  return { ok: true, value };
}
