import type { AppointmentAnswer, AppointmentQuestion } from '@forecourt/data';
import type { AppointmentRules } from '@forecourt/domain';

/** When the dealer's places can take a test drive, bound to one site and one visitor. */
export interface TimeServices {
  rules: AppointmentRules;
  /** For a page or a form that the visitor has asked for. It fails never. */
  freeAt(asked: AppointmentQuestion): Promise<AppointmentAnswer>;
  /** Takes the turn of a form whose time is to be kept: a visitor has so many (R17-11). */
  mayKeep(formKey: string): boolean;
  /** For a script; who asks too often waits (R17-11). */
  ask(asked: AppointmentQuestion): Promise<AppointmentAnswer | { kind: 'wait'; seconds: number }>;
}
