import { Icon } from '../../primitives/icon/Icon.tsx';
import { market, marketMore, marketNote } from './price.css.ts';

export interface MarketIndicatorProps {
  /** `$1,500 below market price` */
  text: string;
  /** Which average it is and what it leaves out, behind a press; none on cards. */
  note?: string | null;
}

/** How a price compares with the market, and with which average (R5-30). */
export function MarketIndicator({ text, note = null }: MarketIndicatorProps) {
  if (note === null) {
    return (
      <p className={market}>
        <Icon name="check" size="s" />
        {text}
      </p>
    );
  }
  return (
    <details className={marketMore}>
      <summary className={market}>
        <Icon name="check" size="s" />
        {text}
        <Icon name="info" size="s" />
      </summary>
      <p className={marketNote}>{note}</p>
    </details>
  );
}
