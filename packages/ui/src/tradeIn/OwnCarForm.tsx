import { type OwnCarInput, ownCarFields, readOwnCar } from '@forecourt/domain';
import { useState } from 'react';
import { SuggestedField } from '../forms/SuggestedField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { StageForm, type StageTarget } from './StageForm.tsx';
import { carFields } from './tradeIn.css.ts';

export interface OwnCarFormProps extends StageTarget {
  values: OwnCarInput;
  /** Makes and their models to choose from; any other may be typed. */
  makes: readonly { make: string; models: readonly string[] }[];
  /** Current year of the site. */
  thisYear: number;
  submitLabel: string;
  /** Default `get`. */
  method?: 'get' | 'post';
}

/** Which car it is, for who has no plate at hand. */
export function OwnCarForm({ values, makes, thisYear, method = 'get', ...form }: OwnCarFormProps) {
  const [make, setMake] = useState(values.make);
  const models = makes.find((known) => isSame(known.make, make))?.models ?? [];
  return (
    <StageForm
      {...form}
      method={method}
      onChange={(text) => setMake(text('make'))}
      check={(text) => {
        const typed = Object.fromEntries(ownCarFields.map((name) => [name, text(name)]));
        return readOwnCar({ ...values, ...typed }, thisYear).faults;
      }}
    >
      {(faultOf) => (
        <div className={carFields}>
          <SuggestedField
            id="make"
            name="make"
            label="Make"
            required
            defaultValue={values.make}
            suggestions={makes.map((known) => known.make)}
            error={faultOf('make')}
          />
          <SuggestedField
            id="model"
            name="model"
            label="Model"
            required
            defaultValue={values.model}
            suggestions={models}
            error={faultOf('model')}
          />
          <TextField
            id="year"
            name="year"
            label="Year"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={values.year}
            error={faultOf('year')}
          />
          <TextField
            id="kilometres"
            name="kilometres"
            label="Kilometres"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={values.kilometres}
            error={faultOf('kilometres')}
          />
          <TextField
            id="badge"
            name="badge"
            label="Variant"
            hint="As written on the boot, such as SR5 or Ascent Sport."
            autoComplete="off"
            maxLength={60}
            defaultValue={values.badge}
            error={faultOf('badge')}
          />
        </div>
      )}
    </StageForm>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
