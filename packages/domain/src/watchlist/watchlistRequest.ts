/** Body of `POST /api/watchlist/save-car` and `remove-car` (R7-02). */
export interface WatchlistRequest {
  phone_number: string;
  car_id: string;
}

/** The phone is the session user's, never one the page sends. */
export function watchlistRequest(phone: string, vehicleId: string): WatchlistRequest {
  return {
    phone_number: phone,
    car_id: vehicleId,
  };
}
