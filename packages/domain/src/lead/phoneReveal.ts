/** What is kept when a masked number is asked for: about which vehicle, on which website; not by whom. */
export interface PhoneRevealRequest {
  car_id: string | null;
  dealership_id: string | null;
  website_id: string;
}

/** Body of a phone reveal. `website_id` is the site's id, not its dealership's (R1-02). */
export function phoneRevealRequest(
  vehicle: { id: string; dealershipId: string | null } | null,
  websiteId: string,
): PhoneRevealRequest {
  return {
    car_id: vehicle?.id ?? null,
    dealership_id: vehicle?.dealershipId ?? null,
    website_id: websiteId,
  };
}
