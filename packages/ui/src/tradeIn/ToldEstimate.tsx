import type { SidedAmount } from '@forecourt/domain';
import { Stack } from '../primitives/layout/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import * as css from './tradeIn.css.ts';
import { tradeInCopy } from './tradeInCopy.ts';

export interface ToldEstimateProps {
  /** The range, and what is left of it after a payout. */
  amounts: readonly SidedAmount[];
}

/** What the shopper was told, over the form that takes it further. */
export function ToldEstimate({ amounts }: ToldEstimateProps) {
  return (
    <Stack gap="xs">
      {amounts.map(({ label, amount }) => (
        <dl key={label} className={css.told}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </dl>
      ))}
      <Text size="s" tone="muted">
        {tradeInCopy.indicative}
      </Text>
    </Stack>
  );
}
