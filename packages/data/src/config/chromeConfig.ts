import { noticeSeverities } from '@forecourt/domain';
import { z } from 'zod';
import { faultWords } from './issueText.ts';
import { instant, link } from './listingConfig.ts';

const serviceBanner = z
  .strictObject({
    show: z.boolean().default(false).describe('Whether BOOK A SERVICE stays at the lower edge'),
    closable: z
      .boolean()
      .default(false)
      .describe('Whether a visitor may close it, until the browser is closed'),
    href: link
      .default('/service')
      .describe('Where it leads; a page that the site lacks shows no banner'),
  })
  .prefault({})
  .describe('Banner at the lower edge of every page');

const emergencyBanner = z
  .strictObject({
    text: z.string().min(1).max(300).describe('What every visitor must know today'),
    link: z
      .strictObject({
        label: z.string().min(1).max(60).describe('Words of the link'),
        href: link.describe('Where it leads'),
      })
      .nullable()
      .default(null)
      .describe('Where more is told'),
    severity: z.enum(noticeSeverities).default('warning').describe('How grave it is'),
    from: instant.describe('When it appears; null at once'),
    until: instant.describe('When it is gone; null never'),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    error: faultWords('it ends before it starts, so nobody would see it', 'write a later instant'),
  })
  .nullable()
  .default(null)
  .describe('Notice over the header of every page, which cannot be closed');

/** Keys of what stands round every page. */
export const chromeConfig = {
  brandMenu: z
    .array(z.string().min(1))
    .max(12)
    .default([])
    .describe(
      'Makes that the header shows in place of its models, as the stock writes them, a column each',
    ),
  serviceBanner,
  emergencyBanner,
};
