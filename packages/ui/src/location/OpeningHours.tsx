import type { HoursRow, Weekday } from '@forecourt/domain';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Grid } from '../primitives/layout/Grid.tsx';
import { Stack } from '../primitives/layout/Stack.tsx';
import { HolidayHours } from './HolidayHours.tsx';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';
import { type Opening, OpenState } from './OpenState.tsx';

/** A part of a place with hours of its own: sales, service, parts. */
export interface Department {
  name: string;
  /** `weeklyHours` of the domain (R5-35). */
  rows: readonly HoursRow[];
}

export interface OpeningHoursProps {
  /** The place's name. */
  name: string;
  /** One has no heading of its own; departments without hours are left out. */
  departments: readonly Department[];
  /** Whether the place is open; `null` where it cannot be told. */
  opening?: Opening | null;
  /** Weekday at the dealer's, which is marked; 0 is Sunday. */
  today?: Weekday | null;
  /** `thisWeeksHolidays` of the domain. */
  thisWeek?: readonly HoursRow[];
  /** `holidayHours` of the domain. */
  holidays?: readonly HoursRow[];
  headingLevel?: 2 | 3 | 4;
}

/** When a place is open: now, in a week, by department, and on holidays. */
export function OpeningHours({
  name,
  departments,
  opening = null,
  today = null,
  thisWeek = [],
  holidays = [],
  headingLevel = 3,
}: OpeningHoursProps) {
  const known = departments.filter(({ rows }) => rows.length > 0);
  return (
    <Stack gap="m">
      {opening && <OpenState {...opening} />}
      <Grid columns="wide" gap="l">
        {known.map((department) => (
          <Stack key={department.name} gap="xs">
            {known.length > 1 && (
              <Heading level={headingLevel} size="h4">
                {department.name}
              </Heading>
            )}
            <OpeningHoursTable
              rows={department.rows}
              caption={`Opening hours, ${[name, known.length > 1 && department.name].filter(Boolean).join(', ')}`}
              today={today}
              thisWeek={thisWeek}
            />
          </Stack>
        ))}
      </Grid>
      <HolidayHours rows={holidays} name={name} />
    </Stack>
  );
}
