import type { GroupWords } from '@forecourt/data';
import { type AlertFrequency, alertAddress, isEmail, parseAlertFrequency } from '@forecourt/domain';
import { type AlertFormFaults, alertCopy, waitWords } from '@forecourt/ui';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AlertServices } from '../../contracts/alertServices.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { type AlertSubject, alertSubject } from './alertSubject.server.ts';

/** Says in an address that a message is on its way. */
const ASKED = 'asked';

/** What the page prints that asks for an alert. */
export interface AlertsView extends Pick<AlertSubject, 'words' | 'href' | 'action'> {
  /** The dealer's own, of this page; `words` are those of what it is about. */
  copy: GroupWords<'alerts'>;
  /** Whether it is about one vehicle. */
  isVehicle: boolean;
  /** Whether it was asked for just now. */
  asked: boolean;
}

/** Why an alert was not taken, with what was typed. */
export interface AlertsFault {
  email: string;
  frequency: AlertFrequency;
  faults: AlertFormFaults;
  message: string | null;
}

export function loadAlerts({ url, context }: LoaderFunctionArgs) {
  const { services, subject } = askedFor(context, url);
  const { words, href, action, vehicleId } = subject;
  const view: AlertsView = {
    ...{ words, href, action },
    copy: fillWords(services.config.words, 'alerts', {}),
    isVehicle: vehicleId !== null,
    asked: url.searchParams.has(ASKED),
  };
  return data(view, { headers: NO_STORE });
}

/** Takes an alert. The answer is the same whether or not the address is known here. */
export async function submitAlerts({ request, url, context }: ActionFunctionArgs) {
  const { services, alerts, subject } = askedFor(context, url);
  const input = await readForm(request);
  const typed = typeof input.email === 'string' ? input.email.trim() : '';
  const frequency = parseAlertFrequency(input.frequency);
  const faults = faultsOf(typed, frequency);
  const fault = { email: typed.slice(0, 254), frequency: frequency ?? 'daily', faults };
  if (frequency === null || Object.keys(faults).length > 0) {
    return refused({ ...fault, message: null }, 400);
  }
  const { search, vehicleId, words, action } = subject;
  const email = alertAddress(typed);
  const account = (await services.account?.user(request))?.phone ?? null;
  const asked = { email, search, vehicleId, words, frequency, account };
  const result = await alerts.ask(asked);
  if (result.kind === 'wait') {
    const message = alertCopy.wait(waitWords(result.seconds));
    return refused({ ...fault, message }, 429, result.seconds);
  }
  if (result.kind === 'failed') return refused({ ...fault, message: alertCopy.failed }, 503, 30);
  const onward = `${action}${action.includes('?') ? '&' : '?'}${ASKED}=1`;
  return redirect(onward, { status: 303, headers: NO_STORE });
}

function askedFor(
  context: LoaderFunctionArgs['context'],
  url: URL,
): { services: SiteServices; alerts: AlertServices; subject: AlertSubject } {
  const services = servicesOf(context);
  const { alerts } = services;
  const subject = alerts === null ? null : alertSubject(services, url);
  if (alerts === null || subject === null) throw notFound();
  return { services, alerts, subject };
}

function faultsOf(typed: string, frequency: AlertFrequency | null): AlertFormFaults {
  return {
    ...(typed === '' && { email: alertCopy.missingEmail }),
    ...(typed !== '' && !isEmail(typed) && { email: alertCopy.malformedEmail }),
    ...(frequency === null && { frequency: alertCopy.missingFrequency }),
  };
}

function refused(fault: AlertsFault, status: number, seconds?: number) {
  const headers = { ...NO_STORE, ...(seconds !== undefined && { 'retry-after': String(seconds) }) };
  return data(fault, { status, headers });
}
