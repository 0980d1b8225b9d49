import * as Checkbox from '@radix-ui/react-checkbox';
import * as Collapsible from '@radix-ui/react-collapsible';
import { useId } from 'react';
import type { FacetRow, Section } from '../../listingData.ts';
import { Icon } from '../../parts.tsx';

export interface FacetProps {
  section: Extract<Section, { values: readonly FacetRow[] }>;
  isChosen(value: string): boolean;
  onChoose(value: string, chosen: boolean): void;
}

/** A facet as component libraries show it: a collapsible, and a checkbox on every row. */
export function Facet({ section: { key, label, values }, isChosen, onChoose }: FacetProps) {
  return (
    <Collapsible.Root defaultOpen className="facet">
      <Collapsible.Trigger className="facet-head">
        {label}
        <Icon path="m6 9 6 6 6-6" />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <fieldset>
          <legend className="hidden">{label}</legend>
          <ul>
            {values.map((row) => (
              <Row
                key={row.value}
                name={key}
                row={row}
                isChosen={isChosen(row.value)}
                onChoose={(chosen) => onChoose(row.value, chosen)}
              />
            ))}
          </ul>
        </fieldset>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

interface RowProps {
  name: string;
  row: FacetRow;
  isChosen: boolean;
  onChoose(chosen: boolean): void;
}

function Row({ name, row: { value, label, count }, isChosen, onChoose }: RowProps) {
  const id = useId();
  return (
    <li className="row">
      <Checkbox.Root
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        onCheckedChange={(state) => onChoose(state === true)}
      >
        <Checkbox.Indicator>
          <Icon path="m5 12 5 5 9-10" />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <label htmlFor={id}>
        <span>{label}</span>
        <span>{count}</span>
      </label>
    </li>
  );
}
