import { type AlertFrequency, parseAlertFrequency } from '@forecourt/domain';
import { alertCopy } from '@forecourt/ui';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AlertServices, OpenedAlert } from '../../contracts/alertServices.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { ALERT_MANAGE_PATH, ALERTS_PATH } from '../../presenters/paths.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { alertHref } from './alertHref.ts';

/** What the links of a message lead to. */
export type AlertStep = 'confirm' | 'manage' | 'stop';

/** What the page of one alert prints. */
export interface AlertView {
  step: AlertStep;
  /** What it is about; `null` of one that has ended, or of a link that is none. */
  alert: { words: string; frequency: AlertFrequency; href: string; confirmed: boolean } | null;
  /** Whether the link was one of this site's, whose alert has ended. */
  ended: boolean;
  /** Where its form is sent, and where its alert is ended. */
  action: string;
  stopHref: string;
  /** What was done just now. */
  done: 'confirmed' | 'saved' | null;
}

export interface AlertFault {
  message: string;
}

/** Nobody else is told the address, whose token is as good as its owner. */
const HEADERS = { ...NO_STORE, 'referrer-policy': 'same-origin' };

export async function loadAlert({ url, params, context }: LoaderFunctionArgs) {
  const { services, alerts, step, token } = asked(context, params, url);
  const opened = await alerts.open(step === 'confirm' ? 'confirm' : 'manage', token);
  const done = (['confirmed', 'saved'] as const).find((name) => url.searchParams.has(name)) ?? null;
  const view: AlertView = {
    ...{ step, done, ended: opened.kind === 'ended' },
    alert: opened.kind === 'open' ? shownOf(services, opened) : null,
    action: pathOf(step, token),
    stopHref: pathOf('stop', token),
  };
  const status = opened.kind === 'unknown' ? 404 : 200;
  return data(view, { status, headers: HEADERS });
}

/** Opening a link changes nothing, since programs that look for viruses open all of them: a press does. */
export async function submitAlert({ request, url, params, context }: ActionFunctionArgs) {
  const { alerts, step, token } = asked(context, params, url);
  const input = await readForm(request);
  if (step === 'stop') {
    const known = await alerts.stop(token, input.all !== undefined);
    return known ? onward(pathOf('stop', token)) : lost();
  }
  if (step === 'confirm') {
    const confirmed = await alerts.confirm(token);
    if (confirmed.token === undefined) return known(confirmed, pathOf('confirm', token));
    return onward(`${pathOf('manage', confirmed.token)}&confirmed=1`);
  }
  const frequency = parseAlertFrequency(input.frequency);
  if (frequency === null) {
    return data<AlertFault>(
      { message: alertCopy.missingFrequency },
      { status: 400, headers: HEADERS },
    );
  }
  return known(await alerts.change(token, frequency), `${pathOf('manage', token)}&saved=1`);
}

function asked(
  context: LoaderFunctionArgs['context'],
  { step }: LoaderFunctionArgs['params'],
  { searchParams }: URL,
): { services: SiteServices; alerts: AlertServices; step: AlertStep; token: string } {
  const services = servicesOf(context);
  const { alerts } = services;
  if (alerts === null || (step !== 'confirm' && step !== 'manage' && step !== 'stop')) {
    throw notFound();
  }
  return { services, alerts, step, token: searchParams.get('token') ?? '' };
}

/** A token is letters, digits, hyphens and a dot, or no page of ours. */
function pathOf(step: AlertStep, token: string): string {
  return `${ALERT_MANAGE_PATH.replace('manage', step)}?token=${encodeURIComponent(token)}`;
}

function shownOf(
  services: Pick<SiteServices, 'stock'>,
  { alert }: Extract<OpenedAlert, { kind: 'open' }>,
): AlertView['alert'] {
  const { words, frequency, confirmedAt } = alert;
  return { words, frequency, href: alertHref(services, alert), confirmed: confirmedAt !== null };
}

function known({ kind }: OpenedAlert, path: string): Response {
  return kind === 'unknown' ? lost() : onward(path);
}

function lost(): Response {
  return onward(`${ALERTS_PATH}/manage`);
}

function onward(path: string): Response {
  return redirect(path, { status: 303, headers: HEADERS });
}
