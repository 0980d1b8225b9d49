import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import * as css from './budgetFinder.css.ts';

interface BudgetBodiesProps {
  bodies: readonly { value: string; label: string }[];
  chosen: readonly string[];
}

/** Body types to tick, each with its side view. */
export function BudgetBodies({ bodies, chosen }: BudgetBodiesProps) {
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>Select your preferred car types</legend>
      <div className={css.bodies}>
        {bodies.map(({ value, label }, index) => (
          <label key={value} className={css.body}>
            <input
              type="checkbox"
              name={`refinementList[body][${index}]`}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <BodyGlyph body={value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
