/** How grave a notice is; its colours follow. */
export const noticeSeverities = ['information', 'warning', 'emergency'] as const;

/** One of them. */
export type NoticeSeverity = (typeof noticeSeverities)[number];

/** When a notice stands: milliseconds since 1970 UTC, the second exclusive; `null` is no bound. */
export interface NoticeTime {
  from: number | null;
  until: number | null;
}

/** Whether a notice's time runs (R2-84). */
export function noticeStands({ from, until }: NoticeTime, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}
