import {
  type EnquiryRules,
  enquiryForms,
  type FieldError,
  type FormInput,
} from '@forecourt/domain';
import { useEffect, useRef } from 'react';
import { EnquiryForm, type EnquiryFormBase } from '../enquiry/EnquiryForm.tsx';
import { fields as fieldGrid, landing } from '../enquiry/enquiryForm.css.ts';
import { StepProgress } from '../enquiry/StepProgress.tsx';
import { ChoiceGroupField } from '../forms/ChoiceGroupField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Stack } from '../primitives/layout/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { StageForm } from './StageForm.tsx';
import { conditionFaults, regoFaults } from './tradeInFaults.ts';
import { stageTitles, type TradeInStage } from './tradeInStage.ts';
import { ValuationResult } from './ValuationResult.tsx';

export interface TradeInFormProps extends Omit<EnquiryFormBase, 'id' | 'submitLabel'> {
  stage: TradeInStage;
  rules: EnquiryRules;
  /** Takes the sending of any stage over from its form; called with valid input only. */
  onSend?: (input: FormInput) => void;
}

const FORM = enquiryForms.trade_in;
const NO_ERRORS: readonly FieldError[] = [];
const NO_VALUES = {};

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((value) => ({
  value,
  label: value,
}));

/**
 * From a number plate to an offer. Each stage is a native form that the server answers with the
 * next, so that it works without a script.
 */
export function TradeInForm({
  stage,
  rules,
  values = NO_VALUES,
  errors = NO_ERRORS,
  formError = null,
  pending = false,
  onSend,
  ...form
}: TradeInFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(stage.at);
  useEffect(() => {
    // The button that led here is gone; the keyboard goes on from the next stage.
    if (before.current !== stage.at) box.current?.focus();
    before.current = stage.at;
  }, [stage.at]);

  const common = { action: form.action, hidden: form.hidden, formError, pending };
  return (
    <div ref={box} tabIndex={-1} className={landing}>
      <Stack>
        <StepProgress
          titles={Object.values(stageTitles)}
          current={Object.keys(stageTitles).indexOf(stage.at)}
        />
        {'car' in stage && stage.at !== 'result' && <Text weight="strong">{stage.car}</Text>}
        {stage.at === 'rego' && (
          <StageForm
            {...common}
            submitLabel="Find my car"
            check={(text) => regoFaults(text('rego'), text('rego_state'))}
            onSend={onSend}
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
                  defaultValue={stage.rego ?? ''}
                  error={faultOf('rego')}
                />
                <SelectField
                  id="rego_state"
                  name="rego_state"
                  label="State"
                  required
                  choices={states}
                  defaultValue={stage.regoState ?? ''}
                  error={faultOf('rego_state')}
                />
              </div>
            )}
          </StageForm>
        )}
        {stage.at === 'condition' && (
          <StageForm
            {...common}
            submitLabel="Next"
            check={(text) => conditionFaults(stage.questions, text)}
            onSend={onSend}
          >
            {(faultOf) =>
              stage.questions.map(({ name, label, choices }) => (
                <ChoiceGroupField
                  key={name}
                  id={name}
                  name={name}
                  label={label}
                  type="radio"
                  choices={choices}
                  chosen={[values[name] ?? []].flat()}
                  error={faultOf(name)}
                />
              ))
            }
          </StageForm>
        )}
        {stage.at === 'details' && (
          <EnquiryForm
            {...form}
            {...common}
            id="trade-in"
            form={FORM}
            rules={rules}
            values={values}
            errors={errors}
            submitLabel="See my estimate"
            onSend={onSend}
          />
        )}
        {stage.at === 'result' && (
          <ValuationResult
            {...common}
            privacyHref={form.privacyHref}
            car={stage.car}
            estimate={stage.estimate}
            accepted={stage.accepted}
            onAccept={onSend && (() => onSend({}))}
          />
        )}
      </Stack>
    </div>
  );
}
