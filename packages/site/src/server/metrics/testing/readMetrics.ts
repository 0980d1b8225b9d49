import type { RunningServer } from '../../serverOptions.ts';

/** What a server tells, each line by its name with its labels. */
export async function readMetrics({
  metricsPort,
}: Pick<RunningServer, 'metricsPort'>): Promise<{ text: string; values: Map<string, number> }> {
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await reply.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return {
    text,
    values: new Map(
      lines.map((line) => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
    ),
  };
}
