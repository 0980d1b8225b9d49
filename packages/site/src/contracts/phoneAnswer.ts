/** What is answered to who asks for a number. */
export interface PhoneAnswer {
  /** As the dealer writes it; `null` for who has asked for too many. */
  number: string | null;
  /** Seconds until more may be asked for; 0 with a number. */
  pause: number;
}
