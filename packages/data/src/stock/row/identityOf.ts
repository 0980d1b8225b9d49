import { createHash } from 'node:crypto';
import { readCondition } from './readCondition.ts';
import type { StockRow } from './rowSchema.ts';

/** A column that is a body in one feed and a condition in the next; a condition changes. */
function kind(text: string | undefined): string | undefined {
  return text !== undefined && readCondition(text) === null ? text : undefined;
}

/** A fact by its letters and digits, so that another spelling is not another vehicle. */
function folded(fact: string | number | undefined): string {
  return String(fact ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Kilometres from which on hardly two vehicles of one kind have the same. */
const TELLING_KM = 1_000;

/**
 * The first picture's address without what changes from export to export. Only where kilometres do
 * not tell: photographs are often taken after a vehicle was listed.
 */
function firstPhoto({ images, km = 0 }: StockRow): string {
  if (km >= TELLING_KM) return '';
  return images?.images[0]?.url.replace(/^https?:\/\/[^/]*|[?#].*$/g, '') ?? '';
}

/**
 * An id for a vehicle that the file gives none: made of what it is, so that it stays when its price,
 * its status or its description change. A plate with its make, model and year is enough; without
 * one it takes all that a dealer does not change.
 */
export function identityOf(row: StockRow): string {
  const { make, model, year, rego } = row;
  // What stands for a plate where there is none (NEW, UNREG) has no digit.
  const facts =
    rego !== undefined && /\d/.test(rego)
      ? [make, model, year, rego]
      : [
          ...[make, model, year, row.badge, row.series, row.km, rego],
          ...[
            row.colour,
            row.exteriorColour,
            row.body,
            row.simpleBody,
            kind(row.type),
            kind(row.itemType),
          ],
          ...[
            row.transmission,
            row.drive,
            row.fuel,
            row.engineSize ?? row.variantEngineSize,
            row.engineCc,
            row.engineLitres,
          ],
          ...[row.seats, row.doors, row.buildDate, row.complianceDate],
          ...[row.locationSlug, row.locationName, row.city, row.dealershipId, row.dealershipSlug],
          firstPhoto(row),
        ];
  const digest = createHash('sha256').update(facts.map(folded).join('|')).digest('hex');
  return `v${digest.slice(0, 12)}`;
}
