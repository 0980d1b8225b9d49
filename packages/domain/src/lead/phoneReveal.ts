/** Body of a phone reveal. `website_id` is the site's id, not its dealership's (R1-02). */
export function phoneRevealRequest(
  vehicle: { id: string; dealershipId: string | null } | null,
  websiteId: string,
) {
  return {
    car_id: vehicle?.id ?? null,
    dealership_id: vehicle?.dealershipId ?? null,
    website_id: websiteId,
  };
}
