/** Id of a vehicle's `Save` button, to which signing in leads back (R4-36). */
export function saveId(vehicleId: string): string {
  return `save-${vehicleId}`;
}

/** Id of the line beside it that says what a form has done. */
export function doneId(vehicleId: string): string {
  return `saved-${vehicleId}`;
}

/** The same as parts of an address. */
export function saveAnchor(vehicleId: string): string {
  return encodeURIComponent(saveId(vehicleId));
}
export function doneAnchor(vehicleId: string): string {
  return encodeURIComponent(doneId(vehicleId));
}
