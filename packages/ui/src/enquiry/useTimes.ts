import {
  type EnquiryField,
  type EnquiryForm,
  type EnquiryRules,
  type FormInput,
  type FreeDay,
  formInput,
} from '@forecourt/domain';
import { useCallback, useRef, useState } from 'react';
import { bringRules } from './bringRules.ts';
import { timesCopy } from './timesCopy.ts';

/**
 * Asks when a place can take a visit; `null` where nobody can tell. It may fail, which is the same.
 *
 * @param locationId of the place that the form goes to
 */
export type TimesAt = (locationId: string) => Promise<readonly FreeDay[] | null>;

export interface TimesOptions {
  form: EnquiryForm;
  rules: EnquiryRules;
  /** Those that were drawn: times of the place that was settled then. */
  fields: readonly EnquiryField[];
  values: FormInput;
  timesAt: TimesAt | undefined;
}

/** Times to choose from follow the place that is chosen; any day can be asked for where none are known (R5-40). */
export function useTimes({ form, rules, fields: drawn, values, timesAt }: TimesOptions) {
  /** Of the place chosen since; `null` are those that were drawn. */
  const [choices, setChoices] = useState<EnquiryField['choices'] | null>(null);
  const [note, setNote] = useState('');
  /** Which place was asked about last; `undefined` is that of the drawing. */
  const asked = useRef<string | null>(undefined);
  const [answered, setAnswered] = useState(drawn);
  if (answered !== drawn) {
    // The server has drawn the form anew, with the times of the place that was sent.
    setAnswered(drawn);
    setChoices(null);
    setNote('');
  }
  const drawnFor = useRef(drawn);

  async function follow(element: HTMLFormElement): Promise<void> {
    if (timesAt === undefined) return;
    const { settledPlace, timeChoices } = await bringRules();
    if (drawnFor.current !== drawn) asked.current = undefined;
    drawnFor.current = drawn;
    const before = asked.current === undefined ? settledPlace(form, rules, values) : asked.current;
    const place = settledPlace(form, rules, formInput(new FormData(element)));
    if (place === before) return;
    asked.current = place;
    setChoices(NONE);
    setNote(place === null ? '' : timesCopy.asking);
    if (place === null) return;
    const days = await timesAt(place).catch(() => null);
    // Another has been chosen meanwhile.
    if (asked.current !== place) return;
    setChoices(timeChoices(days ?? []));
    setNote(days?.length ? timesCopy.some(days.length) : timesCopy.none);
  }

  const now = choices ?? drawn.find(isDate)?.choices ?? NONE;
  const timed = useCallback(
    (fields: readonly EnquiryField[]): readonly EnquiryField[] =>
      fields.map((field) =>
        isDate(field) && field.choices !== now ? { ...field, choices: now } : field,
      ),
    [now],
  );

  return {
    /** What is said of the times while they change. */
    note: timesAt === undefined ? null : note,
    follow: (element: HTMLFormElement) => void follow(element).catch(asDrawn),
    /** The fields with the times as they are now. */
    timed,
  };
}

const NONE: EnquiryField['choices'] = [];

function isDate({ kind }: EnquiryField): boolean {
  return kind === 'date';
}

/** Where the rules never come the times stay as they were drawn. */
function asDrawn(): void {}
