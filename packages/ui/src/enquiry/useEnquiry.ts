import {
  type EnquiryField,
  type EnquiryForm,
  type EnquiryRules,
  type FieldError,
  type FieldName,
  type FormInput,
  formInput,
} from '@forecourt/domain';
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { bringRules, rulesNow } from './bringRules.ts';
import { useEmailDoubt } from './useEmailDoubt.ts';
import { type TimesAt, useTimes } from './useTimes.ts';

export interface EnquiryState {
  /** The form of the domain, whose rules judge what is entered. */
  form: EnquiryForm;
  rules: EnquiryRules;
  /** Those that show with `values`, as `enquiryFields` of the domain has them. */
  fields: readonly EnquiryField[];
  /** As drawn. */
  values: FormInput;
  /** What the server found. */
  errors: readonly FieldError[];
  timesAt?: TimesAt | undefined;
}

/** What every enquiry does with what is entered, in one step or in several. */
export function useEnquiry(state: EnquiryState) {
  const { form, rules, fields: drawn, values, errors } = state;
  const element = useRef<HTMLFormElement>(null);
  const [dealership, setDealership] = useState<string | null>(null);
  const email = useEmailDoubt();
  const times = useTimes({ ...state, timesAt: state.timesAt });
  const [judges, setJudges] = useState(rulesNow);
  const isWaiting = useRef(false);
  const begin = () => void bringRules().then(setJudges, serverAlone);

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

  const followed = useRef(times.follow);
  // What was chosen before the script came, or is brought back by the browser, counts as chosen.
  useEffect(() => {
    const field = placeSelect(element.current, 'dealership_slug');
    if (field !== null) setDealership(field.value);
    // The places of one that was not drawn as chosen.
    if (field !== null && !isAsDrawn(field)) void bringRules().then(setJudges, serverAlone);
    const place = placeSelect(element.current, 'location_id');
    const isMoved = [field, place].some((one) => one !== null && !isAsDrawn(one));
    if (element.current !== null && isMoved) followed.current(element.current);
  }, []);

  /** The places of a dealership show once it is chosen (R5-14). */
  const placed = useMemo(() => {
    if (judges === null || dealership === null) return drawn;
    return judges.enquiryFields(form, rules, { ...values, dealership_slug: dealership });
  }, [judges, form, rules, drawn, values, dealership]);
  const { timed } = times;
  const fields = useMemo(() => timed(placed), [timed, placed]);

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
    timesNote: times.note,
    show,
    onFocus: begin,
    /**
     * A form that is sent before the rules have come waits for them; where they never come the server
     * alone judges.
     */
    waits(event: FormEvent<HTMLFormElement>): boolean {
      if (rulesNow() !== null) return false;
      event.preventDefault();
      const { currentTarget } = event;
      if (isWaiting.current) return true;
      isWaiting.current = true;
      void bringRules()
        .then(
          () => currentTarget.requestSubmit(),
          () => currentTarget.submit(),
        )
        .finally(() => {
          isWaiting.current = false;
        });
      return true;
    },
    /** Judges these fields, and shows what is wrong with them. */
    judge(names: readonly FieldName[], input: FormInput): readonly FieldError[] {
      const errorsNow = rulesNow()?.fieldErrors(form, names, input, rules) ?? [];
      show(errorsNow);
      return errorsNow;
    },
    /** A fault goes when it is mended, or says what is still wrong; no new one comes while typing. */
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLSelectElement && target.name === 'dealership_slug') {
        setDealership(target.value);
        // Not everything that chooses has put the focus there first.
        begin();
      }
      if (target instanceof HTMLSelectElement && PLACES.has(target.name)) {
        times.follow(currentTarget);
      }
      if (target instanceof HTMLInputElement && target.name === 'email') email.onEdit(target.value);
      const judged = rulesNow();
      if (faults.length === 0 || judged === null) return;
      const names = faults.map(({ field }) => field);
      setOpen(judged.fieldErrors(form, names, formInput(new FormData(currentTarget)), rules));
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => email.onBlur(event),
  };
}

const PLACES = new Set(['dealership_slug', 'location_id']);

function placeSelect(form: HTMLFormElement | null, name: string): HTMLSelectElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : null;
}

function isAsDrawn({ value, selectedOptions }: HTMLSelectElement): boolean {
  return value === '' || selectedOptions[0]?.defaultSelected === true;
}

/** Where the rules never come the server judges alone. */
function serverAlone(): void {}
