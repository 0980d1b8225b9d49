import { Section } from '@forecourt/ui';
import type { ModelStock } from '../../presenters/modelStock.ts';
import { ServedCardRow } from '../served/servedParts.ts';

/** What is in the yard of a model: a row of it, and the way to all. */
export function ModelStockSection({
  stock: { heading, more, cards },
  across = 4,
}: {
  stock: ModelStock;
  across?: 3 | 4;
}) {
  return (
    <Section heading={heading} ground="soft" more={more}>
      <ServedCardRow cards={cards} across={across} />
    </Section>
  );
}
