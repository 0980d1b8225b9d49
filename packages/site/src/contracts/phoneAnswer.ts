/** What is answered to who asks for a number. */
export interface PhoneAnswer {
  /** As the dealer writes it; `null` for who has asked for too many, or by a token that does not hold. */
  number: string | null;
  /** Seconds until more may be asked for; 0 with a number, and where a new token is all that is needed. */
  pause: number;
}
