import type { FreeDay } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/** A visit that somebody would like to make. */
export interface AppointmentQuestion {
  /** Id of a place that the site shows. */
  locationId: string;
  /** The vehicle that is to be driven; `null` asks for any. */
  carId: string | null;
  /** Whoever corrects a form is not in their own way: the key of that form. */
  formKey?: string;
}

/** When it can be made. */
export type AppointmentAnswer =
  /** Days without a free time are left out; there may be none. */
  | { kind: 'known'; days: readonly FreeDay[] }
  /** Nobody can tell now: any day can be asked for (R5-40). */
  | { kind: 'down' };

/** Tells when a place can take a visit. Nothing is told of who has the other times. */
export interface Appointments {
  /** It fails never. */
  freeAt(site: DealerSite, asked: AppointmentQuestion): Promise<AppointmentAnswer>;
}
