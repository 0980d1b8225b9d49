import { formatPrice } from '@forecourt/domain';
import { FormShell, type FormShellProps } from '../enquiry/FormShell.tsx';
import { SentNotice } from '../enquiry/SentNotice.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Stack } from '../primitives/layout/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { amount } from './tradeIn.css.ts';
import { tradeInCopy } from './tradeInCopy.ts';
import type { TradeInEstimate } from './tradeInStage.ts';

export interface ValuationResultProps
  extends Pick<FormShellProps, 'action' | 'hidden' | 'formError' | 'privacyHref'> {
  car: string;
  /** `null` where no estimate can be given online (R9-12). */
  estimate: TradeInEstimate | null;
  accepted: boolean;
  pending: boolean;
  /** Takes the acceptance over from the form (R4-23). */
  onAccept?: (() => void) | undefined;
}

/** What a car is worth, and the button that accepts it. */
export function ValuationResult({
  car,
  estimate,
  accepted,
  pending,
  onAccept,
  ...form
}: ValuationResultProps) {
  if (accepted) {
    return (
      <SentNotice title="Your offer is accepted">
        We have your details and will call you to inspect the {car}.
      </SentNotice>
    );
  }
  if (!estimate) {
    return (
      <SentNotice title="Thank you, we have your details">
        We cannot estimate the {car} online, so one of us will look at it and call you with an
        offer. {tradeInCopy.limits}
      </SentNotice>
    );
  }
  const { low, high } = estimate;
  return (
    <FormShell
      {...form}
      id="valuation"
      errors={[]}
      onSubmit={(event) => {
        if (pending || onAccept) event.preventDefault();
        if (!pending) onAccept?.();
      }}
    >
      <Stack gap="xs">
        <Text tone="muted">We estimate your {car} at</Text>
        <p className={amount}>
          {low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`}
        </p>
        <Text size="s">{tradeInCopy.indicative}</Text>
      </Stack>
      <Button type="submit" size="l" wide pending={pending}>
        Accept this offer
      </Button>
    </FormShell>
  );
}
