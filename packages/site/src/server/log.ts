/** One line of the log. Only these fields exist: no address, name, query or body ever enters (H1). */
export interface LogEntry {
  event:
    | 'started'
    | 'stopped'
    | 'request_failed'
    | 'delivery_failed'
    | 'client_error'
    | 'config'
    | 'search_failed'
    | 'search_leak';
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
