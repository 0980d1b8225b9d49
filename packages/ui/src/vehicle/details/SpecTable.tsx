import { DescriptionList } from '../../primitives/descriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { section } from './details.css.ts';

export interface SpecTableProps {
  /** `All Specifications`, `Car Details`, ... (R2-72) */
  heading: string;
  rows: readonly { label: string; value: string }[];
  /** In a side column. */
  narrow?: boolean;
}

/** Every fact of a vehicle; nothing, not even the heading, when there is none (R5-32). */
export function SpecTable({ heading, rows, narrow = false }: SpecTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={section}>
      <Heading level={2} section>
        {heading}
      </Heading>
      <DescriptionList rows={rows} layout={narrow ? 'column' : 'lines'} />
    </section>
  );
}
