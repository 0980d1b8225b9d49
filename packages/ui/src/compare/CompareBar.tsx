import { comparePath, MAX_COMPARED } from '@forecourt/domain';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { bar, count } from './compareBar.css.ts';

export interface CompareBarProps {
  /** Slugs of the chosen vehicles, at most four (R1-05). */
  slugs: readonly string[];
  onClear: () => void;
}

/** Stays in sight while vehicles are chosen for a comparison; nothing while none is. */
export function CompareBar({ slugs, onClear }: CompareBarProps) {
  return (
    <div aria-live="polite" className={slugs.length > 0 ? bar : undefined}>
      {slugs.length > 0 && (
        <>
          <p className={count}>
            {slugs.length} of {MAX_COMPARED} vehicles
          </p>
          <Button variant="quiet" onClick={() => onClear()}>
            Clear
          </Button>
          <ButtonLink href={comparePath(slugs)}>Compare</ButtonLink>
        </>
      )}
    </div>
  );
}
