/** An entry of the list of makes; most have no logo. */
export interface Manufacturer {
  id: string;
  name: string;
  slug: string;
  /** `null` is drawn as the name, never as a broken picture (R2-50). */
  logoUrl: string | null;
}
