import { expect, test } from 'vitest';
import type { Appointments } from '../appointments.ts';
import { platformSite } from './platformSite.ts';

/** Wednesday 25 November 2026, 12 noon in Brisbane. */
export const APPOINTMENTS_NOW = Date.parse('2026-11-25T12:00:00+10:00');

const closed = { Sun: 'Closed', Mon: 'Closed', Tue: 'Closed', Wed: 'Closed', Fri: 'Closed' };
const openingHours = {
  ...closed,
  Thu: { open: '09:00', close: '12:00' },
  Sat: { open: '10:00', close: '12:00' },
};

/** Two places, open on Thursdays and Saturdays; an hour for each visit, for nine days. */
export const diarySite = platformSite({
  appointments: { daysAhead: 9 },
  locations: [
    { id: 'north', slug: 'north', name: 'North', openingHours },
    { id: 'south', slug: 'south', name: 'South', openingHours },
  ],
});

export interface AppointmentsPlace {
  /** With these times given away, each of its place and, where one is named, vehicle. */
  open(booked: readonly { time: string; locationId: string; carId: string | null }[]): Appointments;
}

/** The contract of every adapter of `Appointments`. */
export function describeAppointments({ open }: AppointmentsPlace): void {
  const thursday = { date: '2026-11-26', times: ['09:00', '10:00', '11:00'] };
  const saturday = { date: '2026-11-28', times: ['10:00', '11:00'] };
  const next = { date: '2026-12-03', times: ['09:00', '10:00', '11:00'] };
  const all = [thursday, saturday, next];
  const at = (locationId: string, carId: string | null = null) => ({ locationId, carId });

  test('days and times in their order, of the place’s wall clock', async () => {
    expect(await open([]).freeAt(diarySite, at('north'))).toEqual({ kind: 'known', days: all });
  });

  test('less what is booked there, of whichever vehicle', async () => {
    const port = open([{ time: '2026-11-26T10:00', ...at('north', 'v7') }]);
    const days = [{ ...thursday, times: ['09:00', '11:00'] }, saturday, next];
    expect(await port.freeAt(diarySite, at('north', 'v8'))).toEqual({ kind: 'known', days });
    expect(await port.freeAt(diarySite, at('south'))).toEqual({ kind: 'known', days: all });
  });

  test('a vehicle is out wherever it is driven', async () => {
    const port = open([{ time: '2026-11-28T11:00', ...at('north', 'v7') }]);
    const days = [thursday, { ...saturday, times: ['10:00'] }, next];
    expect(await port.freeAt(diarySite, at('south', 'v7'))).toEqual({ kind: 'known', days });
  });

  test('a day that is full is left out', async () => {
    const port = open(
      saturday.times.map((time) => ({ time: `2026-11-28T${time}`, ...at('north') })),
    );
    expect(await port.freeAt(diarySite, at('north'))).toEqual({
      ...{ kind: 'known', days: [thursday, next] },
    });
  });

  test('a place that nobody knows has none', async () => {
    expect(await open([]).freeAt(diarySite, at('nowhere'))).toEqual({ kind: 'known', days: [] });
  });
}
