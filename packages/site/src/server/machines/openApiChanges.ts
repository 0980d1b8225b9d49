import { CHANGES_PATH } from './changesPath.ts';
import { address, moment, object, orNull, said, text, whole } from './schemas.ts';

const change = object({
  id: said(text, 'Of the vehicle.'),
  change: { type: 'string', enum: ['added', 'changed', 'sold', 'removed'] },
  fields: said(
    { type: 'array', items: text },
    'Names of the facts that are others now; empty for what was added or has left.',
  ),
  version: said(whole, 'Version of the stock in which it came.'),
  at: moment,
  vehicle: {
    anyOf: [{ $ref: '#/components/schemas/Vehicle' }, { type: 'null' }],
    description: 'As it is listed now, in place of what you have; null where it is listed no more.',
  },
});

/** A page of changes as `changesApi` makes it. */
export const changePage = object({
  position: said(text, 'What to give as "since" the next time.'),
  version: said(whole, 'Version of the stock up to which changes are noted.'),
  at: said(moment, 'When it was noted.'),
  next: said(orNull(address), 'More of them; null where these were the last.'),
  changes: { type: 'array', items: change },
});

const given = {
  since: said(text, 'Position of the last answer. Without it nothing is told but where to begin.'),
  'Last-Event-ID': said(text, 'Likewise, of a stream: the id of the last event.'),
};

function answer(description: string, schema: string, more: object = {}): object {
  const content = { schema: { $ref: `#/components/schemas/${schema}` } };
  return { description, content: { 'application/json': content, ...more } };
}

/** The feed of changes in an OpenAPI document. */
export const changesPath = {
  [CHANGES_PATH]: {
    get: {
      operationId: 'listChanges',
      summary: 'Vehicles added, changed, sold and removed since a position',
      description:
        'Begin without a position, read /api/vehicles, then go on from the position that was given. By "Accept: application/json" it is a page, else a stream of Server-Sent Events: added, changed, sold and removed, each with a change as in ChangePage; "current" after the last that there is; "reset" where /api/vehicles must be read anew.',
      parameters: [
        { name: 'since', in: 'query', required: false, schema: given.since },
        { name: 'Last-Event-ID', in: 'header', required: false, schema: given['Last-Event-ID'] },
      ],
      responses: {
        200: answer('What changed.', 'ChangePage', { 'text/event-stream': { schema: text } }),
        400: answer('The position is none.', 'Error'),
        405: answer('It can only be read.', 'Error'),
        410: answer('Nobody knows any more what changed since; read the list anew.', 'Error'),
        429: answer(
          'Too many questions in a minute, or streams; Retry-After says how long.',
          'Error',
        ),
        503: answer('It cannot be read just now; Retry-After says how long.', 'Error'),
      },
    },
  },
};
