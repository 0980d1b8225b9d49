/** JSON Schema, of which this is as much as what machines read needs. */
export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const number: Schema = { type: 'number' };
export const whole: Schema = { type: 'integer', minimum: 0 };
export const flag: Schema = { type: 'boolean' };
export const address: Schema = { type: 'string', format: 'uri' };

export function orNull({ type, ...schema }: Schema): Schema {
  return { type: [type, 'null'], ...schema };
}

export function said(schema: Schema, description: string): Schema {
  return { ...schema, description };
}

/** Everything is always there, and nothing else. */
export function object(properties: Record<string, Schema>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Of a page of a listing: how much there is, and where the page stands in it. */
export const pageCounts: Readonly<Record<string, Schema>> = {
  count: said(whole, 'Vehicles found, on all pages.'),
  page: { type: 'integer', minimum: 1 },
  pages: whole,
  pageSize: { type: 'integer', minimum: 1 },
};

export const moment: Schema = { type: 'string', format: 'date-time' };

/** A vehicle as `machineVehicle` makes it. */
export const vehicle = object({
  id: text,
  url: said(address, 'Its page.'),
  title: said(text, 'Year, make and model.'),
  subtitle: said(orNull(text), 'Badge and series.'),
  type: { type: 'string', enum: ['car', 'motorcycle', 'caravan'] },
  condition: { type: 'string', enum: ['new', 'demo', 'used'] },
  year: orNull(number),
  make: text,
  model: text,
  badge: orNull(text),
  series: orNull(text),
  price: object({
    text: said(text, 'As its page prints it.'),
    amount: said(orNull(number), 'Australian dollars; null where the page shows no price.'),
    basis: said(orNull(text), 'What the price includes.'),
  }),
  available: said(flag, 'Whether it can be had: in stock or coming soon, and not sold.'),
  sold: flag,
  reserved: flag,
  km: said(orNull(number), 'Kilometres driven.'),
  colour: orNull(text),
  body: orNull(text),
  fuel: orNull(text),
  transmission: orNull(text),
  drive: orNull(text),
  engine: orNull(text),
  seats: orNull(number),
  doors: orNull(number),
  stockNumber: orNull(text),
  location: object({
    name: orNull(text),
    city: orNull(text),
    state: orNull(text),
    postcode: orNull(text),
  }),
  photos: { type: 'array', items: address },
});
