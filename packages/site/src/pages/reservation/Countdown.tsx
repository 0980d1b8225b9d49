import { Text } from '@forecourt/ui';
import { useEffect, useState } from 'react';

export interface CountdownProps {
  /** Milliseconds since 1970 UTC. */
  until: number;
  /** The server's time when it drew the page. */
  now: number;
}

const MINUTE = 60_000;

/**
 * What is left, by the minute; without scripts as it was when the page was made. When it ends before
 * somebody's eyes, the page is loaded anew: it says what has become of the vehicle, and what can be done.
 */
export function Countdown({ until, now }: CountdownProps) {
  const [left, setLeft] = useState(until - now);
  useEffect(() => {
    // By the time that has passed: a phone's own clock may be wrong.
    const began = performance.now();
    const tick = () => {
      const rest = until - now - (performance.now() - began);
      setLeft(rest);
      // A page that was over when it came is as new as it gets.
      if (rest <= 0 && until > now) void loadAnew();
    };
    const timer = setInterval(tick, MINUTE / 4);
    return () => clearInterval(timer);
  }, [until, now]);
  return <Text weight="strong">{leftText(left)}</Text>;
}

/** Without a network the receipt stays, which is worth more than the browser's own page of errors. */
async function loadAnew(): Promise<void> {
  const answer = await fetch(location.href).catch(() => null);
  if (answer !== null && answer.status < 500) location.reload();
}

/** `47 hours and 59 minutes left` */
export function leftText(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE));
  if (minutes === 0) return 'The time is over';
  const parts = [count(Math.floor(minutes / 60), 'hour'), count(minutes % 60, 'minute')].filter(
    (part) => part !== null,
  );
  return `${parts.join(' and ')} left`;
}

function count(number: number, unit: string): string | null {
  if (number === 0) return null;
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
