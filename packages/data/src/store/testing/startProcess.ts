import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface StartedProcess<Message> {
  /** What it has told so far. */
  readonly messages: readonly Message[];
  /** Ends when it has told this many things. */
  told(count: number): Promise<void>;
  /** Sends it something. */
  tell(message: number): void;
  /** SIGKILL: no handler, no flush, no goodbye. */
  kill(): void;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** Runs a script of `testing/` in a process of its own. */
export function startProcess<Message>(
  script: URL,
  ...args: readonly string[]
): StartedProcess<Message> {
  const child = fork(fileURLToPath(script), args, { execArgv: [], serialization: 'advanced' });
  const messages: Message[] = [];
  child.on('message', (message) => messages.push(message as Message));
  return {
    messages,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal))),
    tell: (message) => child.send(message),
    kill: () => child.kill('SIGKILL'),
    told: (count) =>
      new Promise((resolve, reject) => {
        const settle = () => messages.length >= count && resolve();
        settle();
        child.on('message', settle);
        child.once('close', () => reject(new Error('The process ended early.')));
      }),
  };
}
