/** One line of the log. Only these fields exist: no address, name, query or body ever enters (R18-01). */
export interface LogEntry {
  event:
    | 'started'
    | 'stopped'
    | 'request_failed'
    | 'delivery_failed'
    | 'lead_not_stored'
    | 'reservation_not_settled'
    | 'reservations_not_read'
    | 'reservations_not_swept'
    | 'journeys_not_swept'
    | 'phone_reveal_not_stored'
    | 'events_not_counted'
    | 'paper_failed'
    | 'leads_erased'
    | 'sweep_failed'
    | 'account_failed'
    | 'alert_failed'
    | 'changes_failed'
    | 'code_not_sent'
    | 'codes_at_limit'
    | 'codes_guessed'
    | 'accounts_forgotten'
    | 'client_error'
    | 'config'
    | 'content_changed'
    | 'content_faulty'
    | 'content_unreachable'
    | 'payment_event_failed'
    | 'payments_unreachable'
    | 'picture_failed'
    | 'platform_unreachable'
    | 'reviews_unreachable'
    | 'search_failed'
    | 'search_leak'
    | 'site_added'
    | 'site_changed'
    | 'site_faulty'
    | 'site_removed'
    | 'valuation_saved'
    | 'valuation_not_saved';
  site?: string;
  route?: string;
  status?: number;
  error?: string;
  detail?: string;
}

export type Log = (entry: LogEntry) => void;

/** Writes JSON lines to standard error. */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (entry) => write(`${JSON.stringify({ at: new Date(now()).toISOString(), ...entry })}\n`);
}

/**
 * The log of a process that serves, on standard error. Where it cannot be written, because its reader
 * has gone or its disk is full, the lines are lost and serving goes on.
 */
export function createProcessLog(now: () => number): Log {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return createLog((line) => process.stderr.write(line), now);
}
