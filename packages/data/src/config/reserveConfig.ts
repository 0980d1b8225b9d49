import { z } from 'zod';

/** Settings of reserving online: part of every site's configuration. */
export const reserveConfig = {
  reserve: z
    .strictObject({
      provider: z
        .enum(['none', 'stripe'])
        .default('none')
        .describe(
          'Who takes the deposit: stripe, by the keys of the environment; with none the dealer confirms each request and takes it',
        ),
      deposit: z
        .number()
        .min(1)
        .max(50_000)
        .multipleOf(0.01)
        .nullable()
        .default(null)
        .describe('Deposit, dollars; null is $200'),
      segment: z
        .enum(['checkout', 'buy-online'])
        .default('checkout')
        .describe('How the page ends, after the address of a vehicle; the other leads there'),
      answerHours: z
        .number()
        .min(1)
        .max(48)
        .default(4)
        .describe(
          'With provider none: opening hours within which each request is confirmed; then the vehicle is free again',
        ),
      mostWaiting: z
        .int()
        .min(1)
        .max(10_000)
        .default(10)
        .describe(
          'How many vehicles may wait at once for an answer or a deposit; then shoppers are asked to call',
        ),
      moneyBackGuarantee: z
        .boolean()
        .default(false)
        .describe('Whether used vehicles come with a 48-hour money-back guarantee'),
    })
    .nullable()
    .default(null)
    .describe('Reserving vehicles online for 48 hours; {} takes the defaults, null has none'),
};
