/** An event as `window.dataLayer` gets it (R7-01): about a vehicle or a form, and never about a person. */
export interface TrackedEvent {
  /** One of `trackingEvents`, or a category's own. */
  event_id: number;
  car_id?: string;
  /** Of the form that was sent, as it was submitted. */
  category?: string;
  subcategory?: string;
}

/** The name by which tag managers know them all. */
export const TRACKED = 'forecourt';
