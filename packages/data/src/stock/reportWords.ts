/** `1 row`, `1,250 rows`. */
export function things(count: number, noun: string): string {
  return `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A share as a whole percentage; what is not all is never called 100 %. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return `${share < 1 ? Math.min(whole, 99) : whole} %`;
}
