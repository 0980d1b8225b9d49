import { randomInt } from 'node:crypto';

/** Headers of somebody nobody else is, as a load balancer in front of the server passes them on. */
export function newVisitor(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
