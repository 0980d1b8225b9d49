/** Whether a number is there, finite and above a limit. */
export const exceeds = (value: number | null | undefined, limit: number): value is number =>
  value != null && value > limit && value < Number.POSITIVE_INFINITY;
