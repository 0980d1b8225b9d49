import { Icon } from '../../primitives/icon/Icon.tsx';
import { market } from './price.css.ts';

export interface MarketNoteProps {
  /** `$1,500 below market price` */
  text: string;
}

/** How a price compares with the market (R5-30). */
export function MarketNote({ text }: MarketNoteProps) {
  return (
    <p className={market}>
      <Icon name="check" size="s" />
      {text}
    </p>
  );
}
