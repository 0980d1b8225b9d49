import { DeliveryFault, type RelayFault } from '@forecourt/data';
import type { LogEntry } from './log/log.ts';

/** A fault of a destination is told in its words, which hold nothing of a lead; no other is. */
export function deliveryFault({
  site,
  destination,
  leadId,
  attempts,
  parked,
  error,
}: RelayFault): LogEntry {
  const told = [
    ...(destination === null ? [] : [`to ${destination}`]),
    `attempt ${attempts}`,
    ...(error instanceof DeliveryFault ? [error.message] : []),
    ...(parked ? [`parked: a person must look at lead ${leadId}`] : []),
  ];
  return { event: 'delivery_failed', detail: told.join(', '), ...(site !== null && { site }) };
}
