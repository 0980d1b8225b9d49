import { useEffect } from 'react';

/** A vehicle that nobody can be called about is told in the console, once, and nowhere else (R5-34). */
export function useMissingPhone(phone: object | null, title: string): void {
  const isMissing = phone === null;
  useEffect(() => {
    if (isMissing) console.warn(`There is no number to call about ${title}.`);
  }, [isMissing, title]);
}
