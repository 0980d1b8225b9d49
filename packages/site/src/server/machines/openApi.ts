import {
  type RangeKey,
  rangeFacet,
  rangeKeys,
  sorts,
  type ValueKey,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import { changePage, changesPath } from './openApiChanges.ts';
import {
  address,
  object,
  orNull,
  pageCounts,
  type Schema,
  said,
  text,
  vehicle,
} from './schemas.ts';
import { LAST_PAGE, VEHICLES_PATH } from './vehiclePage.ts';

/** Where the document stands. */
export const OPENAPI_PATH = '/api/openapi.json';

const page = object({
  title: said(text, 'What the listing is called.'),
  url: said(address, 'The same search for people.'),
  ...pageCounts,
  next: orNull(address),
  previous: orNull(address),
  vehicles: { type: 'array', items: { $ref: '#/components/schemas/Vehicle' } },
});

const error = object({
  error: object({
    what: said(text, 'What happened.'),
    why: said(text, 'Why it matters.'),
    fix: said(text, 'What to do.'),
  }),
});

/** @param name of the dealer; @param origin of the site, without a path */
export function openApi(name: string, origin: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: `Vehicles of ${name}`,
      version: '1.0.0',
      description:
        'The stock as the website shows it: read only, the same search, the same prices. Nothing of a visitor is in it.',
    },
    servers: [{ url: origin }],
    paths: {
      [VEHICLES_PATH]: {
        get: {
          operationId: 'listVehicles',
          summary: 'A page of the vehicles that a search finds',
          description:
            'The parameters are those of the page /search. A parameter that is not known is left out, as there.',
          parameters: [
            parameter('query', 'Words, as in the search box: red diesel ute under 30000.', text),
            parameter('page', 'Page of the answer, from 1.', {
              type: 'integer',
              minimum: 1,
              maximum: LAST_PAGE,
              default: 1,
            }),
            parameter('sortBy', 'Order; without it, most relevant first.', {
              type: 'string',
              enum: Object.values(sorts).flatMap(({ url }) => url ?? []),
            }),
            ...valueKeys.map(valueParameter),
            ...rangeKeys.map(rangeParameter),
          ],
          responses: {
            200: answer('The page.', 'VehiclePage'),
            304: { description: 'Nothing has changed since the ETag that was sent.' },
            400: answer('The page is no number.', 'Error'),
            404: answer('There is no such page.', 'Error'),
            405: answer('It can only be read.', 'Error'),
            429: answer('Too many addresses in a minute; Retry-After says how long.', 'Error'),
          },
        },
      },
      ...changesPath,
    },
    components: {
      schemas: { Vehicle: vehicle, VehiclePage: page, ChangePage: changePage, Error: error },
    },
  };
}

function parameter(name: string, description: string, schema: Schema): object {
  return { name, in: 'query', required: false, description, schema };
}

function valueParameter(key: ValueKey): object {
  const { kind, label } = valueFacet(key);
  return kind === 'menu'
    ? parameter(`menu[${key}]`, `${label}: one value.`, text)
    : parameter(`refinementList[${key}][0]`, `${label}: a value; [1], [2] … add more.`, text);
}

function rangeParameter(key: RangeKey): object {
  const { label } = rangeFacet(key);
  return parameter(`range[${key}]`, `${label}, from:to; either side may be empty.`, {
    type: 'string',
    pattern: '^\\d*(\\.\\d{1,2})?:\\d*(\\.\\d{1,2})?$',
  });
}

function answer(description: string, schema: string): object {
  const content = { schema: { $ref: `#/components/schemas/${schema}` } };
  return { description, content: { 'application/json': content } };
}
