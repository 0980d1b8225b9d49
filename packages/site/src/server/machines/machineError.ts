import { type Answer, jsonAnswer } from '../http/answer.ts';

/** What a machine is told of whatever went wrong: what happened, why it matters, what to do. */
export interface MachineError {
  what: string;
  why: string;
  fix: string;
}

/** An error is never kept (R17-08). */
export function machineError(
  status: number,
  error: MachineError,
  headers: Record<string, string> = {},
): Answer {
  return jsonAnswer(status, { error }, { 'cache-control': 'no-store', ...headers });
}

/** Nothing can be sent here. */
export function readOnly(pathname: string): Answer {
  return machineError(
    405,
    {
      what: `${pathname} can only be read.`,
      why: 'Nothing was changed.',
      fix: 'Ask with GET or HEAD.',
    },
    { allow: 'GET, HEAD' },
  );
}
