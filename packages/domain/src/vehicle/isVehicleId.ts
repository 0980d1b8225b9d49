/** Whether a text can be the id of a vehicle, as stock files give them: what a link or a form says may be anything. */
export function isVehicleId(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}
