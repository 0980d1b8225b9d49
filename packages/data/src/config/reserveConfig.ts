import { z } from 'zod';
import { faultWords } from './issueText.ts';

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
  checkoutJourney: z
    .strictObject({
      button: z
        .enum(['beside', 'instead'])
        .default('beside')
        .describe(
          'Where Buy online stands on the page of a used vehicle: beside the button that reserves it, or instead of it',
        ),
      delivery: z
        .strictObject({
          maxKm: z
            .int()
            .min(1)
            .max(5_000)
            .nullable()
            .default(null)
            .describe(
              'Farthest address, kilometres from where the vehicle stands as the crow flies; null is any',
            ),
          note: z
            .string()
            .max(200)
            .default('')
            .describe(
              'What it costs and how it is arranged, in your words; without, nothing is said',
            ),
        })
        .nullable()
        .default(null)
        .describe(
          'Bringing vehicles to the address of who buys; null hands them over at your places',
        ),
    })
    .nullable()
    .default(null)
    .describe(
      'Buying used vehicles online, step by step at /checkout-journey; needs reserve. {} takes the defaults, null has none',
    ),
};

/** Its last step is the page that reserves. */
export function soundCheckout(
  { checkoutJourney, reserve }: { checkoutJourney: unknown; reserve: unknown },
  context: z.RefinementCtx,
): void {
  if (checkoutJourney === null || reserve !== null) return;
  context.addIssue({
    code: 'custom',
    path: ['checkoutJourney'],
    message: faultWords(
      'vehicles cannot be reserved, so nobody would get to the end of it',
      'set reserve, for example to {}, or leave this out',
    ),
  });
}
