/** A time that somebody has asked for, and gets; of who it is nothing. */
export interface BookedTime {
  /** `YYYY-MM-DDTHH:MM` of the dealer's wall clock. */
  time: string;
  locationId: string;
  /** The vehicle that is driven. */
  carId: string | null;
}

/** A day on which there are free times, by the dealer's wall clock. */
export interface FreeDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM`, 24 hours, in their order. */
  times: readonly string[];
}

/** How a dealer gives times, by the names its configuration uses. */
export interface AppointmentRules {
  /** Length of a visit, minutes. */
  minutes: number;
  /** Hours from now to the first time. */
  noticeHours: number;
  /** Days after today that can be chosen. */
  daysAhead: number;
  /** Visits that one place can have at the same time. */
  atOnce: number;
}
