import { type FieldError, formInput } from '@forecourt/domain';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { onBack } from '../primitives/overlay/onBack.ts';
import { bringRules, type FormRules } from './bringRules.ts';
import type { OnSend } from './EnquiryForm.tsx';
import { drawnSteps, type FormStep, firstFaulty, stepErrors } from './formSteps.ts';
import { type EnquiryState, useEnquiry } from './useEnquiry.ts';

interface StepsOptions extends EnquiryState {
  steps: readonly FormStep[];
  pending: boolean;
  resumeAt: number;
  onSend: OnSend | undefined;
}

/**
 * Takes a form through its steps (R4-22): each judges its own fields, only the last one sends,
 * Enter on an earlier one goes on, and going back, by the browser's Back as well, keeps what was entered.
 */
export function useSteps(options: StepsOptions) {
  const { form, errors, steps: plan, pending, resumeAt, onSend } = options;
  const enquiry = useEnquiry(options);
  const { element, fields, faults, attempt, judged, email, judge, show, waits, ...heard } = enquiry;
  const { timesNote } = enquiry;
  const steps = useMemo(() => drawnSteps(plan, fields), [plan, fields]);

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

  const resume = useEffectEvent((rules: FormRules) => {
    if (element.current === null || resumeAt >= steps.length) return;
    const input = formInput(new FormData(element.current));
    const before = steps.slice(0, resumeAt).flatMap((step) => step.fields.map(({ name }) => name));
    const found = rules.fieldErrors(form, before, input, options.rules);
    const to = found.length > 0 ? firstFaulty(steps, found) : resumeAt;
    // Whoever has gone on meanwhile is not taken elsewhere.
    setCurrent((at) => (at === 0 ? to : at));
  });
  useEffect(() => {
    if (resumeAt > 0) void bringRules().then(resume, atBeginning);
  }, [resumeAt]);

  const go = (to: number): void => {
    walked.current = true;
    show(NONE);
    setCurrent(to);
  };

  const goBack = useEffectEvent(() => {
    go(index - 1);
    return true;
  });
  const isPastFirst = index > 0;
  useEffect(() => (isPastFirst ? onBack(() => goBack()) : undefined), [isPastFirst]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (pending) return event.preventDefault();
    if (waits(event)) return;
    const { currentTarget } = event;
    const input = formInput(new FormData(currentTarget));
    const names = steps[index]?.fields.map(({ name }) => name) ?? [];
    const asksEmail = names.includes('email');
    if (index < steps.length - 1) {
      event.preventDefault();
      if (judge(names, input).length > 0 || (asksEmail && email.holds(currentTarget))) return;
      go(index + 1);
      return;
    }
    const found = judge(form.fields, input);
    if (found.length > 0) {
      event.preventDefault();
      setCurrent(firstFaulty(steps, found));
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
    timesNote,
    onBack: () => go(index - 1),
    onSubmit,
    onFocus: heard.onFocus,
    onChange: heard.onChange,
    onBlur: heard.onBlur,
  };
}

const NONE: readonly FieldError[] = [];

/** Where the rules never come nobody can say that a step is whole. */
function atBeginning(): void {}
