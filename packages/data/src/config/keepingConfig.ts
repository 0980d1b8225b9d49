import { z } from 'zod';

/** What shoppers may keep: part of every site's configuration. */
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
};
