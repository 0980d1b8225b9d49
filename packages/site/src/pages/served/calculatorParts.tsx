// Loaded when somebody is in its fields: till then a browser sends them by itself.
import { FinanceCalculator, type FinanceCalculatorProps } from '@forecourt/ui';
import { useEffect, useRef } from 'react';

/** A calculator that reckons at once with what was typed before its code had come. */
export function WokenCalculator(props: FinanceCalculatorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <div ref={box}>
      <FinanceCalculator {...props} />
    </div>
  );
}
