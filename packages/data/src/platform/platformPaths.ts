/**
 * Where the platform's services answer, below their common address, and under which keys: the one
 * place to change where a system has its own.
 */
export const platformPaths = {
  /** Rating of an organisation at Snap21 (R7-04). */
  snap21: {
    path: ({ orgId }: { orgId: string }) => `api/reviews/snap21?orgId=${encodeURIComponent(orgId)}`,
    keys: { rating: 'rating', stars: 'stars' },
  },
  /** Look-up of a number plate: a POST of `rego` and `regoState`, which no address must hold. */
  regoLookup: {
    path: 'api/rego-lookup',
    keys: {
      make: 'make',
      model: 'model',
      badge: 'badge',
      year: 'year',
      body: 'body',
      transmission: 'transmission',
      colour: 'colour',
    },
  },
  /** Estimate of a car: a POST of the car, whose answer has an id. */
  valuation: {
    path: 'api/valuations',
    sent: { make: 'make', model: 'model', badge: 'badge', year: 'year', kilometres: 'kilometres' },
    keys: { id: 'id', low: 'low', high: 'high', sampleSize: 'sample_size' },
  },
  /** Its adjustment: a POST of `id` and `adjustmentAnswers`, answered as the estimate. */
  adjustment: { path: 'api/valuations/adjustments' },
  /** Where a valuation is saved: a POST of it, with the column that it belongs to (R7-03). */
  savedValuation: { path: 'api/miscellaneous', keys: { success: 'success' } },
  /** What lenders want said beside an estimate, by the id of the vehicle. */
  financeDisclaimer: {
    path: ({ carId }: { carId: string }) => `api/finance-disclaimer/${encodeURIComponent(carId)}`,
    keys: { lenders: 'finance_lenders', disclaimer: 'disclaimer', interestRate: 'interestRate' },
  },
  /** Where a postcode lies: the location of the first result (R7-09). */
  geocoder: {
    path: ({ postcode, key }: { postcode: string; key: string | null }) => {
      const query = { address: `${postcode}, Australia`, ...(key !== null && { key }) };
      return `api/geocode?${new URLSearchParams(query).toString()}`;
    },
    keys: {
      results: 'results',
      geometry: 'geometry',
      location: 'location',
      latitude: 'lat',
      longitude: 'lng',
    },
  },
  /** When a place can take a visit, of a vehicle or of any: days with times of its wall clock. */
  appointments: {
    path: ({ locationId, carId }: { locationId: string; carId: string | null }) => {
      const query = { location_id: locationId, ...(carId !== null && { car_id: carId }) };
      return `api/appointments?${new URLSearchParams(query).toString()}`;
    },
    keys: { days: 'appointments', date: 'date', times: 'times' },
  },
} as const;
