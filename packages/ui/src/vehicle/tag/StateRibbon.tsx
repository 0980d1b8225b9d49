import { Explained } from '../words/Explained.tsx';
import { ribbon } from './tag.css.ts';

export interface StateRibbonProps {
  /** `untoldState` of the domain: `Sold`, `Reserved`, `COMING SOON`. */
  state: string;
  /** As of `Explained`. */
  id?: string;
}

/** Along the lower edge of a picture: that a vehicle is sold or not here yet, where its tag cannot. */
export function StateRibbon({ state, id }: StateRibbonProps) {
  return (
    <p className={ribbon}>
      <Explained text={state} id={id} />
    </p>
  );
}
