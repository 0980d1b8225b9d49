import { ButtonLink, type FinanceCalculatorProps, Section, Stack, Text } from '@forecourt/ui';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';

interface RepaymentCalculatorProps {
  /** The finance page of the vehicle, where no script runs. */
  href: string;
  calculator: FinanceCalculatorProps;
}

/** What the vehicle costs by the week, reckoned by the shopper; its code comes when it is asked for. */
export function RepaymentCalculator({ href, calculator }: RepaymentCalculatorProps) {
  const [Calculator, setCalculator] = useState<ComponentType<FinanceCalculatorProps> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = Calculator !== null;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) place.current?.focus();
  }, [isOpen]);

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault();
    bringCalculator().then(
      (Loaded) => setCalculator(() => Loaded),
      () => window.location.assign(href),
    );
  }

  return (
    <Section heading="Work out your repayments" ground="surface">
      {Calculator === null ? (
        <Stack gap="m">
          <Text>
            Choose your deposit, the term and the rate, and see the repayment with everything it
            costs you altogether.
          </Text>
          <div>
            <ButtonLink href={href} variant="secondary" onClick={open}>
              Open the calculator
            </ButtonLink>
          </div>
        </Stack>
      ) : (
        <div ref={place} tabIndex={-1}>
          <Calculator {...calculator} />
        </div>
      )}
    </Section>
  );
}

async function bringCalculator(): Promise<ComponentType<FinanceCalculatorProps>> {
  const styles = import('@forecourt/ui/styles/finance.css');
  const { FinanceCalculator } = await import('./calculatorPart.ts');
  await styles;
  return FinanceCalculator;
}
