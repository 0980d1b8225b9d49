import type { ResultView } from '@forecourt/domain';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { option, views } from './viewSwitch.css.ts';

export interface ViewSwitchProps {
  view: ResultView;
  onView: (view: ResultView) => void;
}

const words = { grid: 'Grid view', list: 'List view' } as const;

/** Cards side by side or one a line; it needs a script, and is not there without one. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className={views}>
      <legend>
        <VisuallyHidden>Layout of the results</VisuallyHidden>
      </legend>
      {(['grid', 'list'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={option}
          aria-label={words[name]}
          aria-pressed={view === name}
          onClick={() => onView(name)}
        >
          <Icon name={name} />
        </button>
      ))}
    </fieldset>
  );
}
