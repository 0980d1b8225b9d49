import { plateFaults, type StageFault } from '@forecourt/domain';
import { data, redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { readForm } from '../form/readForm.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { plateCookie } from './plateCookie.ts';
import { type TradeInKind, tradeInPaths } from './tradeInKind.ts';
import { queryOf, type TradeInQuery } from './tradeInQuery.ts';
import { waitWords } from './tradeInStages.server.ts';

/** What is shown again of a number plate that led to no car. */
export interface PlateFault {
  /** None: that there are some is how a browser knows an answer to a form (`sendForm`). */
  errors: readonly [];
  plate: {
    rego: string;
    regoState: string;
    faults: readonly StageFault[];
    formError: string | null;
  };
}

/**
 * Looks a number plate up, and leads to the car it belongs to. The plate is somebody's: it goes on in
 * a cookie, not in an address.
 */
export async function lookUpPlate(
  services: SiteServices,
  request: Request,
  kind: TradeInKind,
  { carId, answers }: TradeInQuery,
) {
  const { lookUpRego } = services.tradeIn;
  const input = await readForm(request);
  const text = (name: string) => [input[name] ?? ''].flat()[0]?.trim().slice(0, 20) ?? '';
  const rego = text('rego');
  const regoState = text('rego_state');
  const faults = plateFaults(rego, regoState);
  const told = (formError: string | null, status: number): ReturnType<typeof data<PlateFault>> =>
    data(
      { errors: [], plate: { rego, regoState, faults, formError } },
      { status, headers: NO_STORE },
    );
  if (faults.length > 0 || lookUpRego === null) return told(null, 400);
  const asked = { rego: rego.replace(/[ -]/g, '').toUpperCase(), regoState };
  const answer = await lookUpRego(asked);
  if (answer.kind === 'wait') return told(waitWords(answer.seconds), 429);
  if (answer.kind !== 'found') return told(NOT_FOUND[answer.kind], 400);
  const { make, model, badge, year } = answer.car;
  const found = queryOf({ car_id: carId, ...answers, make, model, badge, year, found: 'plate' });
  const https = services.origin.startsWith('https:');
  const cookie = plateCookie({ ...asked, make, model }, https);
  return redirect(tradeInPaths[kind] + found, {
    status: 303,
    headers: { ...NO_STORE, 'set-cookie': cookie },
  });
}

const NOT_FOUND = {
  none: 'We found no car with this plate. Please check the plate and the state, or tell us about the car below.',
  down: 'Number plates cannot be looked up just now. Please tell us about the car below.',
} as const;
