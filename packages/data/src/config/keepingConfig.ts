import { z } from 'zod';
import { faultWords } from './issueText.ts';

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
  alerts: z
    .boolean()
    .default(false)
    .describe(
      'Whether shoppers can have mail when a search or a vehicle changes; needs FORECOURT_SMTP_URL',
    ),
  garageEnabled: z
    .boolean()
    .default(false)
    .describe('Whether shoppers can sign in, by a code to their mobile phone'),
  accounts: z
    .strictObject({
      keepDays: z
        .int()
        .min(30)
        .max(730)
        .default(365)
        .describe('Days without a visit after which a number that signed in is forgotten'),
    })
    .prefault({})
    .describe('How long shoppers who signed in are known'),
  gated: z
    .array(z.enum(['checkout', 'finance', 'trade-in']))
    .default([])
    .describe(
      'Pages that are for who is signed in: of reserving and buying, of finance, of trade-ins; selling never is',
    ),
};

/** Nobody may be sent to a page that is not there, or keep a session where others can read along. */
export function soundSignIn(
  {
    alerts,
    garageEnabled,
    gated,
    https,
  }: { alerts: boolean; garageEnabled: boolean; gated: readonly string[]; https: boolean },
  context: z.RefinementCtx,
): void {
  const fault = (key: string, what: string, remedy: string) =>
    context.addIssue({ code: 'custom', path: [key], message: faultWords(what, remedy) });
  if (gated.length > 0 && !garageEnabled) {
    fault(
      'gated',
      'nobody can sign in, so nobody would get to these pages',
      'set garageEnabled to true, or leave this out',
    );
  }
  if (alerts && !https) {
    fault(
      'alerts',
      'shoppers reach the hosts without https, and mail programs end an alert by https alone',
      'serve the site by https, or leave this out',
    );
  }
  if (garageEnabled && !https) {
    fault(
      'garageEnabled',
      'shoppers reach the hosts without https, so others could read who is signed in',
      'serve the site by https, or leave this out',
    );
  }
}
