import {
  chosenValues,
  formatNumber,
  popularMakes,
  type SearchState,
  valueFacet,
} from '@forecourt/domain';
import { control, label as labelClass, select, selectWrap } from '../../forms/forms.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { cx } from '../../style/cx.ts';
import { menu } from './filterPanel.css.ts';
import type { PanelMenu, PanelValue } from './panelFacet.ts';
import { chooseInMenu } from './panelSearch.ts';

export interface FacetMenuProps {
  id: string;
  facet: PanelMenu;
  state: SearchState;
  onChange?: ((state: SearchState) => void) | undefined;
}

function Options({ values }: { values: readonly PanelValue[] }) {
  return values.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {label} ({formatNumber(count)})
    </option>
  ));
}

function Grouped({ facet: { label, values } }: { facet: PanelMenu }) {
  const { first, rest } = popularMakes(values);
  if (rest.length === 0) return <Options values={first} />;
  return (
    <>
      <optgroup label="Popular">
        <Options values={first} />
      </optgroup>
      <optgroup label={`Every other ${label.toLowerCase()}`}>
        <Options values={rest} />
      </optgroup>
    </>
  );
}

/** One value of a facet from a native dropdown. */
export function FacetMenu({ id, facet, state, onChange }: FacetMenuProps) {
  const { key, label, values, popular = false } = facet;
  const [chosen = ''] = chosenValues(state, key);
  return (
    <div className={menu}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={selectWrap}>
        <select
          id={id}
          name={valueFacet(key).kind === 'menu' ? `menu[${key}]` : `refinementList[${key}][0]`}
          className={cx(control, select)}
          {...(onChange
            ? {
                value: chosen,
                onChange: (event) => onChange(chooseInMenu(state, key, event.currentTarget.value)),
              }
            : { defaultValue: chosen })}
        >
          <option value="">Any {label.toLowerCase()}</option>
          {popular ? <Grouped facet={facet} /> : <Options values={values} />}
        </select>
        <Icon name="chevronDown" />
      </div>
    </div>
  );
}
