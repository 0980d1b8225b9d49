import type { EnquiryForm } from '@forecourt/domain';
import { useEffect, useState } from 'react';
import { keepsDraft } from './drafts.ts';
import { keepsProfile } from './keepsProfile.ts';

export interface KeptForm {
  /** Id of a field that the form always has. */
  fieldId: string;
  /** Prefix of the fields of who sends it; `null` where it asks for nobody. */
  id: string | null;
  /** Where the tab keeps its draft. */
  name: string;
  /** Which fields may be kept: by the form of the domain, or by their names. */
  rules: EnquiryForm | readonly string[];
  /** Is told which step a draft was on. */
  onStep?: ((step: number) => void) | undefined;
}

/**
 * Fills a form with who sent the last one, brings back what was typed here and not sent, and keeps it. What
 * does so is loaded when there is something to bring back, or somebody types.
 *
 * @returns `clear` takes away who sent the last form, `null` where nothing of it was filled in; `cleared`
 * is told when it has
 */
export function useKeptForm({ fieldId, id, name, rules, onStep = noStep }: KeptForm) {
  const [clear, setClear] = useState<(() => void) | null>(null);
  useEffect(() => {
    const field = document.getElementById(fieldId);
    const form = field instanceof HTMLInputElement ? field.form : null;
    if (form === null) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    const begin = () => {
      form.removeEventListener('input', begin);
      void import('./keptForm.ts').then(({ keepForm }) => {
        if (isOver) return;
        const kept = keepForm(form, { id, name, rules, onStep, now: Date.now });
        stop = kept.stop;
        setClear(() => kept.clear);
      }, leftEmpty);
    };
    const isFilled = (id !== null && keepsProfile()) || keepsDraft(name);
    // What was typed before the scripts came is kept like the rest.
    if (isFilled || form.contains(document.activeElement) || isTyped(form)) begin();
    else form.addEventListener('input', begin);
    return () => {
      isOver = true;
      form.removeEventListener('input', begin);
      stop?.();
    };
  }, [fieldId, id, name, rules, onStep]);
  return { clear, cleared: () => setClear(null) };
}

/** Whether a text is another than the page came with. */
function isTyped({ elements }: HTMLFormElement): boolean {
  return Array.from<Element & { value?: string; defaultValue?: string }>(elements).some(
    ({ value, defaultValue = value }) => value !== defaultValue,
  );
}

/** Whoever wants to write, writes. */
function leftEmpty(): void {}

/** A form of one step has no other to go back to. */
function noStep(): void {}
