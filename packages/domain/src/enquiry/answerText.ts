import type { OpenNow } from '../location/openNow.ts';
import { changeText } from '../location/openText.ts';

/** When a place answers. */
export interface Answering {
  /** `null` where its hours do not say. */
  opening: OpenNow | null;
  /** The dealer's own promise: `within two opening hours`; `null` for none. */
  promise: string | null;
}

/**
 * What happens to a message next: what the place's hours say, and nothing that its dealer has not
 * promised. `now` in milliseconds since 1970 UTC, times in the dealer's IANA zone.
 */
export function answerText({ opening, promise }: Answering, now: number, timeZone: string): string {
  const answers = promise === null ? 'gets back to you' : `answers ${promise}`;
  if (opening === null || opening.open || opening.changesAt === null)
    return `A person there reads it and ${answers}.`;
  const opens = changeText(opening.changesAt, now, timeZone);
  return `They are closed just now. From ${opens} a person there reads it and ${answers}.`;
}
