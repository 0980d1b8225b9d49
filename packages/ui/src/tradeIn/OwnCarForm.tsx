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
      {(faultOf) => {
        const field = (name: keyof OwnCarInput) => ({
          id: name,
          name,
          defaultValue: values[name],
          error: faultOf(name),
        });
        return (
          <div className={carFields}>
            <SuggestedField
              {...field('make')}
              label="Make"
              required
              suggestions={makes.map((known) => known.make)}
            />
            <SuggestedField {...field('model')} label="Model" required suggestions={models} />
            <TextField {...field('year')} {...figure} label="Year" maxLength={4} />
            <TextField {...field('kilometres')} {...figure} label="Kilometres" maxLength={20} />
            <TextField
              {...field('badge')}
              label="Variant"
              hint="As written on the boot, such as SR5 or Ascent Sport."
              autoComplete="off"
              maxLength={60}
            />
          </div>
        );
      }}
    </StageForm>
  );
}

const figure = { required: true, inputMode: 'numeric', autoComplete: 'off' } as const;

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
