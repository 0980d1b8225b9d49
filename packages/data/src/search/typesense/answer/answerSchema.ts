import { z } from 'zod';

const count = z.int().min(0);

const facetCounts = z.object({
  field_name: z.string(),
  counts: z.array(z.object({ value: z.string(), count })),
  // Numeric facets only.
  stats: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
});

/** One search's answer, in so far as it is read. */
const found = z.object({
  found: count,
  /** Documents of the whole collection. */
  out_of: count,
  // Of an alias, the collection that it names.
  request_params: z.object({ collection_name: z.string() }),
  hits: z.array(z.object({ document: z.unknown() })).default([]),
  facet_counts: z.array(facetCounts).default([]),
});

/** A search that failed within a `multi_search` that did not. */
const failed = z.object({ code: z.int(), error: z.string() });

/** The answer to a `multi_search`: everything else, a proxy's page or `{}`, is garbled (R12-05). */
export const multiSearchSchema = z.object({ results: z.array(z.union([found, failed])) });

/** The answer to one search of a `multi_search`. */
export type FoundAnswer = z.infer<typeof found>;
export type FacetAnswer = z.infer<typeof facetCounts>;
