/** What a price line says, decided once by the rules and drawn by any component (R5-27 to R5-29). */
export type PriceDisplay =
  | {
      kind: 'price';
      /** `$25,990` */
      text: string;
      /** `Was $27,990 now:` or `null` */
      was: string | null;
      /** `Drive Away`, `Excl. Govt. Charges` or `null` */
      basis: string | null;
    }
  /** `PREORDER` or the site's no-price text. */
  | { kind: 'none'; text: string }
  /** `$199 / week` */
  | { kind: 'subscription'; text: string };
