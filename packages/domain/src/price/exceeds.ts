/** Whether a number is there, finite and above a limit. */
export function exceeds(value: number | null | undefined, limit: number): value is number {
  return value != null && value > limit && value < Number.POSITIVE_INFINITY;
}
