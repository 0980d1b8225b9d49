import type { ChangeHead, ToldChange } from '@forecourt/data';
import { formatPosition, type ListPosition } from '@forecourt/domain';
import type { MachineVehicle } from '../machines/machineVehicle.ts';
import { VEHICLES_PATH } from '../machines/vehiclePage.ts';
import { atOrigin } from './publicList.ts';

/** A change as programs read it. */
export interface ChangeJson {
  id: string;
  change: ToldChange['change'];
  /** Names of the facts that are others now. */
  fields: readonly string[];
  /** Version of the stock in which it came, and when that was noted. */
  version: number;
  at: string;
  /** As the site lists it now; `null` where it lists it no more. */
  vehicle: MachineVehicle | null;
}

export function changeJson(
  { id, change, fields, version, at, vehicle }: ToldChange,
  origin: string,
): ChangeJson {
  return {
    ...{ id, change, fields, version, at: new Date(at).toISOString() },
    vehicle: vehicle === null ? null : atOrigin(vehicle, origin),
  };
}

/** Why nobody can say what changed since, and what to do. */
export function resetWords(origin: string) {
  return {
    what: 'What changed since this position is not known any more.',
    why: 'Vehicles may have come, changed or gone that you have not heard of.',
    fix: `Read ${origin}${VEHICLES_PATH} anew, all pages, then go on from the position given with this.`,
  };
}

/** A change as an event; what to go on from is its id. */
export function changeEvent(change: ToldChange, origin: string): string {
  return eventText(change.change, change.position, changeJson(change, origin));
}

/** Says that everything until here was told. */
export function currentEvent(since: ListPosition, { version, at }: ChangeHead): string {
  const position = formatPosition(since);
  return eventText('current', position, { position, version, at: new Date(at).toISOString() });
}

export function resetEvent(since: ListPosition, origin: string): string {
  const position = formatPosition(since);
  return eventText('reset', position, { position, ...resetWords(origin) });
}

function eventText(event: string, id: string, data: object): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
