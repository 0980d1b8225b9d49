import {
  bodyFonts,
  type DealerColor,
  type DealerGround,
  groundNames,
  headingFonts,
} from '@forecourt/domain';
import { z } from 'zod';
import { either } from './issueText.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'write a colour as #rrggbb')
  .transform((text) => text as `#${string}`);

const ground = z.union([colour, z.enum(groundNames)], {
  error: `write a colour as #rrggbb, or ${either(groundNames)}`,
});

/** Settings of a site's look: part of every site's configuration. */
export const theme = z
  .strictObject({
    brand: colour.optional().describe('Main colour'),
    accent: colour.optional().describe('Colour of the first action on a page'),
    radius: z.int().min(0).max(32).optional().describe('Corner radius of cards, pixels'),
    headingFont: z.enum(headingFonts).optional().describe('Typeface of headings'),
    bodyFont: z.enum(bodyFonts).optional().describe('Typeface of everything else'),
    bothSchemes: z
      .boolean()
      .optional()
      .describe('false shows one colour scheme to all; else dark or light, as the visitor prefers'),
    colors: z
      .strictObject({
        page: colour.optional().describe('Ground of the page'),
        surface: colour.optional().describe('Ground of cards and fields'),
        text: colour.optional().describe('Text'),
        muted: colour.optional().describe('Captions, facts, hints'),
        line: colour.optional().describe('Hairlines and outlines of cards'),
        header: ground.optional().describe('Ground of the header'),
        utility: ground.optional().describe('Ground of the strip over the header'),
        footer: ground.optional().describe('Ground of the footer'),
        hero: ground.optional().describe('Ground of the first view of the home page'),
      } satisfies Record<DealerColor | DealerGround, z.ZodType>)
      .optional()
      .describe('Further colours, where brand and accent are not enough'),
  })
  .prefault({})
  .describe("The dealer's own look, over the template's theme");

/** The dealer's own mark: part of every site's configuration. */
export const logo = z
  .strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*\.(?:svg|png|webp)$/i, 'name an .svg, .png or .webp file')
      .describe('File beside this one'),
    width: z.int().min(1).max(2000).describe('Its width, pixels: it keeps its place on the page'),
    height: z.int().min(1).max(2000).describe('Its height, pixels'),
  })
  .nullable()
  .default(null)
  .describe("Picture that stands for the dealer's name in the header");
