import { type EnquiryForm, type EnquiryRules, type FieldError } from '@forecourt/domain';
import { scripted, unscripted } from '../forms/scripting.css.ts';
import { Button } from '../primitives/button/Button.tsx';
import { useScripted } from '../primitives/scripted/useScripted.ts';
import { EnquiryFieldSet } from './EnquiryFieldSet.tsx';
import type { EnquiryFormBase, OnSend } from './EnquiryForm.tsx';
import { FormShell } from './FormShell.tsx';
import type { FormStep } from './formSteps.ts';
import { StepProgress } from './StepProgress.tsx';
import * as css from './steps.css.ts';
import { useSteps } from './useSteps.ts';
import type { TimesAt } from './useTimes.ts';

export interface SteppedEnquiryFormProps extends EnquiryFormBase {
  /** The form of the domain, whose rules judge each step. */
  form: EnquiryForm;
  rules: EnquiryRules;
  /** What is asked when; without a script all steps stand one under another. */
  steps: readonly FormStep[];
  /** Earliest day a visit can be asked for, `YYYY-MM-DD`. */
  earliest?: string;
  /** Asks for the free times of a place that is chosen; without it they stay as drawn. */
  timesAt?: TimesAt | undefined;
  /** The step to go on at with what was filled in since, once those before it are whole; default 0. */
  resumeAt?: number;
  /** Takes the sending over from the form; called with valid input only. */
  onSend?: OnSend | undefined;
}

const NO_ERRORS: readonly FieldError[] = [];
const NO_VALUES = {};

/** An enquiry in steps. One native form: what a script adds is one step at a time (R4-22). */
export function SteppedEnquiryForm({
  id = 'enquiry',
  form,
  rules,
  fields,
  steps: plan,
  earliest,
  values = NO_VALUES,
  errors = NO_ERRORS,
  formError = null,
  submitLabel = 'Submit Form',
  pending = false,
  timesAt,
  resumeAt = 0,
  onSend,
  ...shell
}: SteppedEnquiryFormProps) {
  const { steps, index, legend, faults, stepFaults, email, onBack, ...handled } = useSteps({
    form,
    rules,
    fields,
    steps: plan,
    values,
    errors,
    pending,
    timesAt,
    resumeAt,
    onSend,
  });

  const { element, attempt, judged, timesNote, onSubmit, onFocus, onChange, onBlur } = handled;

  // Without a script all steps show, and with them all that is wrong.
  const listed = useScripted() ? stepFaults : faults;

  const entered = { id, values, errors: faults, earliest, email, timesNote };
  const isLast = index === steps.length - 1;
  const send = (
    <Button type="submit" size="l" pending={pending} wide>
      {submitLabel}
    </Button>
  );
  return (
    <FormShell
      {...shell}
      id={id}
      ref={element}
      errors={listed}
      attempt={attempt}
      formError={judged ? null : formError}
      onSubmit={onSubmit}
      onFocus={onFocus}
      onChange={onChange}
      onBlur={onBlur}
    >
      {steps.length > 1 && (
        <StepProgress titles={steps.map(({ title }) => title)} current={index} />
      )}
      {steps.map(({ title, fields: shown }, at) => (
        <fieldset key={title} className={css.steps[at === index ? 'shown' : 'away']}>
          <legend ref={at === index ? legend : undefined} tabIndex={-1} className={css.legend}>
            {title}
          </legend>
          <EnquiryFieldSet {...entered} fields={shown} />
        </fieldset>
      ))}
      <div className={css.buttons}>
        {index > 0 && (
          <span className={scripted}>
            <Button variant="secondary" size="l" onClick={onBack}>
              Back
            </Button>
          </span>
        )}
        {isLast ? (
          send
        ) : (
          <>
            <span className={scripted}>
              <Button type="submit" size="l" wide>
                Next
              </Button>
            </span>
            <span className={unscripted}>{send}</span>
          </>
        )}
      </div>
    </FormShell>
  );
}
