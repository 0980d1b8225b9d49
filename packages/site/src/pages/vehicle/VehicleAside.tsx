import { Heading, Link, ReserveOnline, Stack } from '@forecourt/ui';
import { vehicleAlertHref } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { ServedPlace } from '../served/servedParts.ts';
import { ServedDetails } from './servedTexts.ts';
import type { VehicleView } from './vehicle.server.ts';

/** Beside the facts: where the vehicle stands, what else stands there, and its papers. */
export function VehicleAside({ view }: { view: VehicleView }) {
  const { card, place, moreFrom, facts, steps } = view;
  const hasAlerts = useSiteView()?.alerts === true && steps.allowed.kind === 'usual';
  return (
    <Stack>
      {steps.reserve !== null && <ReserveOnline {...steps.reserve} />}
      {place !== null && (
        <>
          <Heading level={2} section>
            {steps.allowed.kind === 'usual' ? 'Where to see it' : 'Where to find us'}
          </Heading>
          <ServedPlace {...place} />
        </>
      )}
      {moreFrom !== null && (
        <Link href={moreFrom.href} variant="standalone">
          {moreFrom.text}
        </Link>
      )}
      {hasAlerts && (
        <Link href={vehicleAlertHref(card.vehicle.slug)} variant="standalone">
          Tell me when its price falls
        </Link>
      )}
      {facts.details.length > 0 && <ServedDetails rows={facts.details} />}
    </Stack>
  );
}
