import { Grid, LocationServices, OpeningHours, Panel } from '@forecourt/ui';
import type { PlaceView } from '../../presenters/location.ts';

export interface PlaceFactsProps extends Pick<PlaceView, 'hours' | 'today' | 'thisWeek'> {
  name: string;
  holidays: PlaceView['holidayRows'];
  services: readonly string[];
}

/** When a place is open, and what is done there. */
export function PlaceFacts({ name, hours, today, thisWeek, holidays, services }: PlaceFactsProps) {
  return (
    <Grid columns="wide">
      <Panel heading="Opening hours">
        <OpeningHours
          name={name}
          departments={[{ name: 'Hours', rows: hours }]}
          today={today}
          thisWeek={thisWeek}
          holidays={holidays}
        />
      </Panel>
      {services.length > 0 && (
        <Panel heading="What we do here">
          <LocationServices services={services} />
        </Panel>
      )}
    </Grid>
  );
}
