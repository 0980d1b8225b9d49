import * as Collapsible from '@radix-ui/react-collapsible';
import type { Section } from '../../listingData.ts';
import { Icon } from '../../parts.tsx';

export function Range({ section }: { section: Extract<Section, { kind: 'range' }> }) {
  const { key, label, bounds, prefix, suffix, histogram } = section;
  const tallest = Math.max(1, ...(histogram?.counts ?? []));
  const ends = [
    ['From', bounds.min, 'min'],
    ['To', bounds.max, 'max'],
  ] as const;
  return (
    <Collapsible.Root defaultOpen className="facet">
      <Collapsible.Trigger className="facet-head">
        {label}
        <Icon path="m6 9 6 6 6-6" />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <svg viewBox="0 0 100 40" aria-hidden="true">
          {histogram?.counts.map((count, at) => (
            <rect key={at} x={at * 5} width="4" y={40 - (40 * count) / tallest} height="40" />
          ))}
        </svg>
        {ends.map(([word, bound, end]) => (
          <label key={end}>
            {word}
            <span>{prefix}</span>
            <input inputMode="numeric" name={`${key}_${end}`} placeholder={`${bound}`} />
            <span>{suffix}</span>
          </label>
        ))}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
