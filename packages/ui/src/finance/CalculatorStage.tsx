import type { ReactNode } from 'react';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { stage, stages } from './calculatorStage.css.ts';

/** The panel of a `FinanceCalculator` on a page of its own, laid out as the theme opens its pages. */
export function CalculatorStage({ children }: { children: ReactNode }) {
  const { lead } = usePictureSizes();
  return <div className={cx(stage, stages[lead])}>{children}</div>;
}
