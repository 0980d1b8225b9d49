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
  };
  sessions: {
    site: string;
    id: string;
    phone: string;
    started_at: number;
    seen_at: number;
  };
}
