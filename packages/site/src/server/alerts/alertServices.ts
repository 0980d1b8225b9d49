import type { Alert, AlertStore, DealerSite } from '@forecourt/data';
import { alertDueAt } from '@forecourt/domain';
import type { AlertServices, OpenedAlert } from '../../contracts/alertServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import { limits } from '../http/limits.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import type { AlertTokens } from './alertTokens.ts';

export interface AlertOptions {
  alerts: AlertStore;
  tokens: AlertTokens;
  /** How many alerts a visitor may ask for. */
  asks: Limiter;
  /** Called when something may have to be sent, or told. */
  wake(): void;
  now(): number;
  log: Log;
}

/** Alerts at a site, for one visitor; `null` where the site has none. */
export function alertServices(
  { alerts, tokens, asks, wake, now, log }: AlertOptions,
  { key: site, config }: DealerSite,
  visitor: string,
): AlertServices | null {
  if (!config.alerts) return null;

  const opened = (alert: Alert | null): OpenedAlert =>
    alert === null ? { kind: 'ended' } : { kind: 'open', alert };

  return {
    async ask(asked) {
      const what = [asked.email, asked.search, asked.vehicleId].join('\n');
      const pause = asks.pause(`${site} ${visitor}`, what);
      if (pause > 0) return { kind: 'wait', seconds: Math.ceil(pause / 1000) };
      try {
        const address = tokens.digestOf(asked.email);
        await alerts.ask(site, asked, address, now(), limits.alertToAddress);
        wake();
        return { kind: 'asked' };
      } catch (error) {
        log({ event: 'alert_failed', site, error: errorKind(error) });
        return { kind: 'failed' };
      }
    },

    async open(purpose, token) {
      const id = tokens.read(site, purpose, token);
      return id === null ? { kind: 'unknown' } : opened(await alerts.find(site, id));
    },

    async confirm(token) {
      const id = tokens.read(site, 'confirm', token);
      if (id === null) return { kind: 'unknown' };
      const alert = await alerts.confirm(site, id, now());
      // What its site lists now is what changes are told against.
      wake();
      return alert === null
        ? { kind: 'ended' }
        : { kind: 'open', alert, token: tokens.give(site, 'manage', id) };
    },

    async change(token, frequency) {
      const id = tokens.read(site, 'manage', token);
      if (id === null) return { kind: 'unknown' };
      const dueAt = alertDueAt(frequency, now(), config.timeZone);
      const alert = await alerts.change(site, id, frequency, dueAt);
      wake();
      return opened(alert);
    },

    async stop(token, all) {
      const id = tokens.read(site, 'manage', token);
      if (id === null) return false;
      await alerts.stop(site, id, all);
      return true;
    },
  };
}
