import { z } from 'zod';

/** Settings of what the site tells of its visitors: part of every site's configuration. */
export const trackingConfig = {
  tracking: z
    .strictObject({
      consent: z
        .enum(['not-needed', 'required'])
        .default('not-needed')
        .describe(
          'required: nothing is told before a visitor has agreed, which the template asks for',
        ),
      counted: z
        .boolean()
        .default(false)
        .describe('Whether the site itself counts events by day and vehicle, never by visitor'),
    })
    .prefault({})
    .describe('Events such as a call or a sent form, for window.dataLayer'),
};
