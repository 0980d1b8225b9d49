/** An offer of a dealer or its manufacturer. Absent is `null`. */
export interface Offer {
  id: string;
  name: string;
  /** As written; never printed without cleaning (R3-15). */
  description: string | null;
  /** Cleaned HTML. */
  sanitizedDescription: string | null;
  disclaimer: string | null;
  imageUrl: string | null;
  imageOrModelImageUrl: string | null;
  /** Slug of the manufacturer. */
  manufacturer: string | null;
  model: { name: string; slug: string; overrideUrl: string | null } | null;
  excludedWebsiteIds: readonly string[];
  /** Milliseconds since 1970 UTC; `null` at once. */
  startsAt: number | null;
  /** Milliseconds since 1970 UTC from which it is gone; `null` never. */
  expiresAt: number | null;
}
