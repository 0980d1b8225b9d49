/** Who signs in. Times are milliseconds since 1970 UTC. */
export interface AccountTables {
  sign_in_codes: {
    site: string;
    id: string;
    phone: string;
    /** Empty once the code is spent. */
    code: string;
    visitor: string;
    asked_at: number;
    wrong: number;
  };
  wrong_codes: {
    visitor: string;
    at: number;
  };
  users: {
    site: string;
    phone: string;
    created_at: number;
    /** Of any session, those that have ended too. */
    seen_at: number;
  };
  sessions: {
    site: string;
    id: string;
    phone: string;
    started_at: number;
    seen_at: number;
  };
  /** A vehicle as it was when it was saved. */
  saved_vehicles: {
    site: string;
    phone: string;
    vehicle_id: string;
    /** Counts up in a list: several may be saved in one moment. */
    place: number;
    saved_at: number;
    title: string;
    make: string;
    model: string;
    body: string | null;
    car_type: string;
    status: string;
    reserved: number;
    /** Dollars. */
    price: number | null;
    picture: string | null;
  };
}
