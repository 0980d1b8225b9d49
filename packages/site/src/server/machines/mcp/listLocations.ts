import type { DealerPlace, SiteConfig } from '@forecourt/data';
import { gridFilter } from '@forecourt/domain';
import { z } from 'zod';
import { placeView } from '../../../presenters/location.ts';
import { flag, number, object, orNull, said, text } from '../schemas.ts';
import type { AskedSite, ToolAnswer } from './askedSite.ts';

export const locationsInput = z.strictObject({});

const hours = { type: 'array', items: object({ days: text, hours: text }) };

export const locationsOutput = object({
  timeZone: said(text, 'Of all hours.'),
  locations: {
    type: 'array',
    items: object({
      name: text,
      url: said(text, 'Its page.'),
      type: text,
      street: orNull(text),
      city: orNull(text),
      state: orNull(text),
      postcode: orNull(text),
      latitude: orNull(number),
      longitude: orNull(number),
      open: said(orNull(flag), 'Whether it is open now; null where its hours are not known.'),
      opening: said(orNull(text), 'The same in words.'),
      hours: said(hours, 'Of the week.'),
      otherHours: said(hours, 'Of days to come that are not like the week, as holidays.'),
      phones: said(
        { type: 'array', items: object({ label: text, phone: text }) },
        'None where the website shows numbers only to people who ask.',
      ),
    }),
  },
});

/** The places that the website lists, as their cards say. */
export async function listLocations({ site, origin, now }: AskedSite): Promise<ToolAnswer> {
  const { config } = site;
  const locations = gridFilter(config.locations, 'all').map((place) =>
    locationOf(place, config, origin, now),
  );
  return { ok: true, value: { timeZone: config.timeZone, locations } };
}

function locationOf(place: DealerPlace, config: SiteConfig, origin: string, now: number): object {
  const { name, type, street, city, state, postcode, latitude, longitude } = place;
  const { hours: week, holidayRows, opening, href } = placeView(place, config, now);
  const rows = (all: typeof week) =>
    all.map(({ label, text: said }) => ({ days: label, hours: said }));
  return {
    ...{ name, type, street, city, state, postcode, latitude, longitude },
    url: origin + href,
    open: opening?.open ?? null,
    opening: opening?.text ?? null,
    hours: rows(week),
    otherHours: rows(holidayRows),
    phones: config.phoneReveal ? [] : phonesOf(place),
  };
}

/** Those by purpose, else the one. */
function phonesOf({ phone, phones }: DealerPlace): readonly { label: string; phone: string }[] {
  if (phones.length > 0) return phones.map((one) => ({ label: one.label, phone: one.phone }));
  return phone === null ? [] : [{ label: '', phone }];
}
