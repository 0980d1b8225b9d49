/** 0 is Sunday (R3-13). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What is done at a place. The empty string is an untyped location: in `all`, `primary` and by id, never in a typed grid (R1-09). */
export const locationTypes = ['sales', 'service', 'parts', ''] as const;

/** One of `locationTypes`. */
export type LocationType = (typeof locationTypes)[number];

/** Abbreviations of the states and territories. */
export const stateCodes = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** The hours of one weekday, or of one calendar day. */
export interface OpeningHour {
  weekday: Weekday;
  status: 'Open' | 'Closed';
  /** `HH:MM`, 24 hours, in the dealer's zone. */
  open: string | null;
  /** `HH:MM`, 24 hours, in the dealer's zone. */
  close: string | null;
  /** Ready-made text that wins over `open` and `close` (R5-35). */
  formattedHours: string | null;
  /** `YYYY-MM-DD` of a one-off day; such an entry never joins the weekly table (R3-13). */
  date: string | null;
}

/** A place of the dealer. */
export interface Location {
  id: string;
  slug: string;
  name: string;
  dealershipId: string | null;
  dealershipSlug: string | null;
  dealershipName: string | null;
  primary: boolean;
  /** `false` is never listed anywhere (R3-14). */
  visible: boolean;
  type: LocationType;
  dealerLicenseNumber: string | null;
  motorVehicleRepairer: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  placeUrl: string | null;
  phone: string | null;
  email: string | null;
  openingHours: readonly OpeningHour[];
}
