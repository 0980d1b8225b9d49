import { rule } from '../style/rule.ts';

export const WITHOUT_SCRIPT = '(scripting: none)';

/** What only a script makes sense of. */
export const scripted = rule({ '@media': { [WITHOUT_SCRIPT]: { display: 'none' } } });

/** What stands there without one. */
export const unscripted = rule({
  display: 'none',
  '@media': { [WITHOUT_SCRIPT]: { display: 'block' } },
});
