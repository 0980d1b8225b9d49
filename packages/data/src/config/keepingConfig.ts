import { z } from 'zod';

/** What is kept, by shoppers and of them: part of every site's configuration. */
export const keepingConfig = {
  favourites: z
    .strictObject({
      shown: z
        .boolean()
        .default(false)
        .describe('Whether vehicles can be saved in the browser, and listed at /watchlist'),
      strict: z
        .boolean()
        .default(false)
        .describe('Whether only vehicles with a price and photos can be'),
    })
    .prefault({})
    .describe('Vehicles that a shopper saves without an account'),
  leads: z
    .strictObject({
      keepDays: z
        .int()
        .min(7)
        .max(365)
        .default(90)
        .describe(
          'Days after its delivery in which a lead keeps its person; then only what is counted stays',
        ),
    })
    .prefault({})
    .describe('How long leads are kept; one that is not delivered stays until somebody acts'),
};
