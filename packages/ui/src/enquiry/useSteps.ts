import { type EnquiryField, type FieldError, fieldErrors, formInput } from '@forecourt/domain';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { OnSend } from './EnquiryForm.tsx';
import { drawnSteps, type FormStep, firstFaulty, stepErrors } from './formSteps.ts';
import { type EnquiryState, useEnquiry } from './useEnquiry.ts';

interface StepsOptions extends EnquiryState {
  steps: readonly FormStep[];
  services: readonly string[];
  pending: boolean;
  onSend: OnSend | undefined;
}

/** The services of the dealer to tick; a site without any does not ask. */
function withServices(
  fields: readonly EnquiryField[],
  services: readonly string[],
): readonly EnquiryField[] {
  return fields
    .map((field) =>
      field.name === 'additional_services'
        ? { ...field, choices: services.map((value) => ({ value, label: value })) }
        : field,
    )
    .filter(({ kind, choices }) => kind !== 'checkboxes' || choices.length > 0);
}

/**
 * Takes a form through its steps (R4-22): each judges its own fields, only the last one sends,
 * Enter on an earlier one goes on, and going back keeps what was entered.
 */
export function useSteps(options: StepsOptions) {
  const { form, rules, errors, steps: plan, services, pending, onSend } = options;
  const enquiry = useEnquiry(options);
  const { element, fields, faults, attempt, judged, email, judge, show, onChange, onBlur } =
    enquiry;
  const steps = useMemo(
    () => drawnSteps(plan, withServices(fields, services)),
    [plan, services, fields],
  );

  const [current, setCurrent] = useState(() => firstFaulty(steps, errors));
  const [answered, setAnswered] = useState(errors);
  if (answered !== errors) {
    // The form opens where the server found something.
    setAnswered(errors);
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
    show(NONE);
    setCurrent(to);
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (pending) return event.preventDefault();
    const { currentTarget } = event;
    const input = formInput(new FormData(currentTarget));
    const names = steps[index]?.fields.map(({ name }) => name) ?? [];
    const asksEmail = names.includes('email');
    if (index < steps.length - 1) {
      event.preventDefault();
      if (!judge(names, input) || (asksEmail && email.holds(currentTarget))) return;
      go(index + 1);
    } else if (!judge(form.fields, input)) {
      event.preventDefault();
      setCurrent(firstFaulty(steps, fieldErrors(form, form.fields, input, rules)));
    } else if (asksEmail && email.holds(currentTarget)) {
      event.preventDefault();
    } else if (onSend) {
      event.preventDefault();
      onSend(input, currentTarget);
    }
  }

  const stepFaults = useMemo(() => stepErrors(steps[index], faults), [steps, index, faults]);
  return {
    element,
    steps,
    index,
    legend,
    faults,
    /** Of the step that shows. */
    stepFaults,
    attempt,
    judged,
    email,
    onBack: () => go(index - 1),
    onSubmit,
    onChange,
    onBlur,
  };
}

const NONE: readonly FieldError[] = [];
