import {
  type EnquiryField,
  type EnquiryForm,
  type EnquiryRules,
  enquiryFields,
  type FieldError,
  type FieldName,
  type FormInput,
  fieldErrors,
} from '@forecourt/domain';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { formInput } from './formInput.ts';
import { drawnSteps, type FormStep, firstFaulty, stepErrors } from './formSteps.ts';

interface StepsOptions {
  form: EnquiryForm;
  rules: EnquiryRules;
  steps: readonly FormStep[];
  services: readonly string[];
  values: FormInput;
  errors: readonly FieldError[];
  pending: boolean;
  onSend: ((input: FormInput) => void) | undefined;
}

/** The services of the dealer to tick; a site without any does not ask. */
const withServices = (
  fields: readonly EnquiryField[],
  services: readonly string[],
): readonly EnquiryField[] =>
  fields
    .map((field) =>
      field.name === 'additional_services'
        ? { ...field, choices: services.map((value) => ({ value, label: value })) }
        : field,
    )
    .filter(({ kind, choices }) => kind !== 'checkboxes' || choices.length > 0);

/**
 * Takes a form through its steps (R4-22): each judges its own fields, only the last one sends,
 * Enter on an earlier one goes on, and going back keeps what was entered.
 */
export function useSteps(options: StepsOptions) {
  const { form, rules, values, errors, pending, onSend } = options;
  const [dealership, setDealership] = useState<string | null>(null);
  const { steps: plan, services } = options;
  const steps = useMemo(() => {
    const chosen = dealership === null ? values : { ...values, dealership_slug: dealership };
    return drawnSteps(plan, withServices(enquiryFields(form, rules, chosen), services));
  }, [form, rules, plan, services, values, dealership]);

  const [found, setFound] = useState<readonly FieldError[] | null>(null);
  const [current, setCurrent] = useState(() => firstFaulty(steps, errors));
  const [judged, setJudged] = useState(errors);
  if (judged !== errors) {
    // The server has answered: its word counts, and the form opens where it found something.
    setJudged(errors);
    setFound(null);
    if (errors.length > 0) setCurrent(firstFaulty(steps, errors));
  }

  const legend = useRef<HTMLLegendElement>(null);
  const walked = useRef(false);
  const index = Math.min(current, steps.length - 1);
  useEffect(() => {
    if (walked.current) legend.current?.focus();
    walked.current = false;
  }, [index]);

  const go = (to: number): void => {
    walked.current = true;
    setFound([]);
    setCurrent(to);
  };

  const judge = (fields: readonly FieldName[], input: FormInput): boolean => {
    const faults = fieldErrors(form, fields, input, rules);
    setFound(faults);
    return faults.length === 0;
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (pending) return event.preventDefault();
    const input = formInput(new FormData(event.currentTarget));
    if (index < steps.length - 1) {
      event.preventDefault();
      if (judge(steps[index]?.fields.map(({ name }) => name) ?? [], input)) go(index + 1);
      return;
    }
    if (!judge(form.fields, input)) {
      event.preventDefault();
      setCurrent(firstFaulty(steps, fieldErrors(form, form.fields, input, rules)));
    } else if (onSend) {
      event.preventDefault();
      onSend(input);
    }
  }

  /** The places of a dealership show once it is chosen (R5-14). */
  function onChange(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (target instanceof HTMLSelectElement && target.name === 'dealership_slug') {
      setDealership(target.value);
    }
  }

  const faults = found ?? errors;
  const stepFaults = useMemo(() => stepErrors(steps[index], faults), [steps, index, faults]);
  return {
    steps,
    index,
    legend,
    faults,
    /** Of the step that shows. */
    stepFaults,
    onBack: () => go(index - 1),
    onSubmit,
    onChange,
  };
}
