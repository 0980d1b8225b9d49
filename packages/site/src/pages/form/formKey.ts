/**
 * A key for a form that is drawn now: it makes a repeated submission the same lead (R11-03), and says
 * how long the form was open.
 *
 * @param now milliseconds since 1970 UTC
 * @param random characters that nobody can guess
 */
export function formKeyAt(now: number, random: string): string {
  return `${now.toString(36)}_${random}`;
}

/** When the form of a key was drawn; `null` for a key that is not of ours. */
export function drawnAt(formKey: string): number | null {
  const time = /^([0-9a-z]{8})_[\w-]{22}$/.exec(formKey)?.[1];
  return time === undefined ? null : Number.parseInt(time, 36);
}
