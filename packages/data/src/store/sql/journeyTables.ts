/** Times are milliseconds since 1970 UTC. */
export interface JourneyTables {
  journeys: {
    id: string;
    site: string;
    car_id: string;
    owner: string;
    /** JSON of `CheckoutChoices`. */
    choices: string;
    /** Locked with a key that is not here, as is `reservation`. */
    person: string | null;
    reservation: string | null;
    started_at: number;
    until: number;
  };
}
