import { formatNumber } from '@forecourt/domain';
import { Section } from '@forecourt/ui';
import type { ModelStock } from '../../presenters/modelStock.ts';
import { ServedCardRow } from '../served/servedParts.ts';

/** What is in the yard of a model: a row of it, and the way to all. */
export function ModelStockSection({ name, stock }: { name: string; stock: ModelStock }) {
  const { cards, count, href } = stock;
  const label = count > 1 ? `See all ${formatNumber(count)}` : 'See it in our stock';
  return (
    <Section heading={`${name} in stock`} ground="soft" more={{ label, href }}>
      <ServedCardRow cards={cards} />
    </Section>
  );
}
