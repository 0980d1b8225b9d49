/** Where a server tells what it measures. */
export interface MetricsSettings {
  /** 0 takes any free port. */
  port: number;
  /** Address of this machine that is listened on. */
  host: string;
}

/**
 * FORECOURT_METRICS_PORT and FORECOURT_METRICS_HOST, default 127.0.0.1: who is not on this machine is
 * let in on purpose or not at all. `null` without a port, where nothing is measured.
 */
export function metricsSettings({
  FORECOURT_METRICS_PORT: port = '',
  FORECOURT_METRICS_HOST: host = '',
}: Readonly<Record<string, string | undefined>>): MetricsSettings | null {
  if (port.trim() === '') {
    if (host.trim() === '') return null;
    throw new Error(
      'FORECOURT_METRICS_HOST is set and FORECOURT_METRICS_PORT is not, so nothing is measured. Set FORECOURT_METRICS_PORT too, such as 9464.',
    );
  }
  const number = Number(port);
  if (!(Number.isInteger(number) && number >= 0 && number <= 65_535)) {
    throw new Error(
      `FORECOURT_METRICS_PORT is "${port}", so there is nowhere to tell what is measured. Set it to a number from 0 to 65535, such as 9464.`,
    );
  }
  return { port: number, host: host.trim() || '127.0.0.1' };
}
