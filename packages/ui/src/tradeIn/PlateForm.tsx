import { plateFaults } from '@forecourt/domain';
import { fields as fieldGrid } from '../enquiry/enquiryForm.css.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { StageForm, type StageTarget } from './StageForm.tsx';

export interface PlateFormProps extends StageTarget {
  rego?: string;
  regoState?: string;
}

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((value) => ({
  value,
  label: value,
}));

/** Which car it is, by its number plate. It is posted, so that no address holds the plate. */
export function PlateForm({ rego = '', regoState = '', ...form }: PlateFormProps) {
  return (
    <StageForm
      {...form}
      submitLabel="Find my car"
      check={(text) => plateFaults(text('rego'), text('rego_state'))}
    >
      {(faultOf) => (
        <div className={fieldGrid}>
          <TextField
            id="rego"
            name="rego"
            label="Number plate"
            required
            maxLength={9}
            autoComplete="off"
            defaultValue={rego}
            error={faultOf('rego')}
          />
          <SelectField
            id="rego_state"
            name="rego_state"
            label="State"
            required
            choices={states}
            defaultValue={regoState}
            error={faultOf('rego_state')}
          />
        </div>
      )}
    </StageForm>
  );
}
