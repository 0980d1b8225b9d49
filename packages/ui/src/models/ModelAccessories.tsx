import type { ReactNode } from 'react';
import { Panel } from '../page/Panel.tsx';
import * as css from './modelAccessories.css.ts';

export interface ModelAccessoriesProps {
  accessories: readonly string[];
  /** Words of the dealer, which they stand beside. */
  beside?: ReactNode;
}

/** What can be added to a model, with how many there are. */
export function ModelAccessories({ accessories, beside }: ModelAccessoriesProps) {
  const { length } = accessories;
  if (length === 0) return beside;
  return (
    <div className={beside ? css.about : undefined}>
      {beside}
      <Panel heading={length === 1 ? '1 accessory' : `${length} accessories`}>
        <ul className={css.accessories}>
          {accessories.map((accessory) => (
            <li key={accessory}>{accessory}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
