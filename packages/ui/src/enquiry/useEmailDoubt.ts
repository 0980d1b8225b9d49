import type { EmailDoubt } from '@forecourt/domain';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { bringRules, rulesNow } from './bringRules.ts';

/** A question about the address that was typed. */
export interface AskedEmail extends EmailDoubt {
  /** As typed. */
  typed: string;
  /** The form waits for the answer: it was about to be sent. */
  waiting: boolean;
}

function emailOf(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * Asks once about an email address that looks mistyped: when the visitor goes on to another field,
 * or at the latest when the form is sent. Sent again as it is, it is taken. Only a browser asks:
 * a server that held a lead back for it would lose some.
 */
export function useEmailDoubt() {
  const [asked, setAsked] = useState<AskedEmail | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (asked?.waiting) (button.current ?? input.current)?.focus();
  }, [asked]);

  /** Puts the question, if there is one that was not put before. */
  const ask = (form: HTMLFormElement, waiting: boolean): boolean => {
    const field = emailOf(form);
    const typed = field?.value.trim() ?? '';
    if (field === null || typed === asked?.typed) return false;
    const doubt = rulesNow()?.emailDoubt(typed) ?? null;
    input.current = field;
    setAsked(doubt && { ...doubt, typed, waiting });
    return doubt !== null;
  };

  return {
    asked,
    /** Takes the focus when the form waits. */
    button,
    /** Whether the form should wait for an answer. */
    holds: (form: HTMLFormElement): boolean => ask(form, true),
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      const left: EventTarget = target;
      // Going to a button it would push that away under the pointer: sending asks by itself.
      const goesOn = relatedTarget !== null && relatedTarget.matches('input, select, textarea');
      if (left !== emailOf(currentTarget) || !goesOn) return;
      // An address that a browser fills in at once is left before the rules have come.
      void bringRules().then(
        () => ask(currentTarget, false),
        () => false,
      );
    },
    /** Typing on answers the question. */
    onEdit(typed: string) {
      if (asked !== null && typed.trim() !== asked.typed) setAsked(null);
    },
    take() {
      const field = input.current;
      if (field === null || asked?.meant == null) return;
      field.value = asked.meant;
      field.focus();
      setAsked(null);
    },
  };
}
