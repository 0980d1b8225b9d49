/** These packages know no Node; the runner of their tests is one. */
declare const process: {
  threadCpuUsage(since?: object): { user: number; system: number };
};

/** Milliseconds of the processor that the work takes: what else a machine does is no part of them. */
export function processorMs(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
