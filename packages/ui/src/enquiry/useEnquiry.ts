import {
  type EnquiryForm,
  type EnquiryRules,
  enquiryFields,
  type FieldError,
  type FieldName,
  type FormInput,
  fieldErrors,
  formInput,
} from '@forecourt/domain';
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useEmailDoubt } from './useEmailDoubt.ts';

export interface EnquiryState {
  /** The form of the domain, whose rules judge what is entered. */
  form: EnquiryForm;
  rules: EnquiryRules;
  /** As drawn. */
  values: FormInput;
  /** What the server found. */
  errors: readonly FieldError[];
}

/** What every enquiry does with what is entered, in one step or in several. */
export function useEnquiry({ form, rules, values, errors }: EnquiryState) {
  const element = useRef<HTMLFormElement>(null);
  const [dealership, setDealership] = useState<string | null>(null);
  const email = useEmailDoubt();

  /** Found by the last attempt to go on, and what of it is still to mend. */
  const [found, setFound] = useState<readonly FieldError[] | null>(null);
  const [open, setOpen] = useState<readonly FieldError[] | null>(null);
  const [answered, setAnswered] = useState(errors);
  if (answered !== errors) {
    // The server has answered: its word counts.
    setAnswered(errors);
    setFound(null);
    setOpen(null);
  }
  const faults = open ?? errors;

  // What was chosen before the script came, or is brought back by the browser, counts as chosen.
  useEffect(() => {
    const field = element.current?.elements.namedItem('dealership_slug');
    if (field instanceof HTMLSelectElement) setDealership(field.value);
  }, []);

  /** The places of a dealership show once it is chosen (R5-14). */
  const fields = useMemo(() => {
    const chosen = dealership === null ? values : { ...values, dealership_slug: dealership };
    return enquiryFields(form, rules, chosen);
  }, [form, rules, values, dealership]);

  const show = (errorsNow: readonly FieldError[]): void => {
    setFound(errorsNow);
    setOpen(errorsNow);
  };

  return {
    element,
    fields,
    faults,
    /** Another one for each attempt. */
    attempt: found ?? errors,
    /** The browser found something by itself, or went on: a fault of the whole form is old. */
    judged: found !== null,
    email,
    show,
    /** Judges these fields and shows what is wrong with them. */
    judge(names: readonly FieldName[], input: FormInput): boolean {
      const errorsNow = fieldErrors(form, names, input, rules);
      show(errorsNow);
      return errorsNow.length === 0;
    },
    /** A fault goes when it is mended, or says what is still wrong; no new one comes while typing. */
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLSelectElement && target.name === 'dealership_slug') {
        setDealership(target.value);
      }
      if (target instanceof HTMLInputElement && target.name === 'email') email.onEdit(target.value);
      if (faults.length === 0) return;
      const names = faults.map(({ field }) => field);
      setOpen(fieldErrors(form, names, formInput(new FormData(currentTarget)), rules));
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => email.onBlur(event),
  };
}
