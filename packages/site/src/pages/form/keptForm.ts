import {
  type DraftField,
  draftFields,
  draftText,
  type EnquiryForm,
  type FormDraft,
  readDraft,
} from '@forecourt/domain';
import { forget, keep, readKept } from '../../shell/browserStore.ts';
import { fillProfile } from './fillProfile.ts';
import { controlsOf, drawnIn, typedIn, writeInto } from './formFields.ts';
import { isTaken } from './sentForm.ts';

/** After the last key; milliseconds. */
const SAVED_MS = 400;
/** How long a choice may wait for what offers it, such as the times of a place; milliseconds. */
const WAITS_MS = 8_000;

export interface KeptFormOptions {
  /** Prefix of the ids of who sends it; `null` where it asks for nobody. */
  id: string | null;
  /** Where the tab keeps its draft. */
  name: string;
  /** Which fields may be kept: by the form of the domain, or by their names. */
  rules: EnquiryForm | readonly string[];
  /** Is told which step the draft was on, once all of it stands in the form. */
  onStep: (step: number) => void;
  now: () => number;
}

/**
 * Fills a form with who sent the last one, then with its own draft, and keeps what is typed: soon after,
 * and when the page is left. What was typed before it came, and what a link filled in since, stays.
 *
 * @returns `clear` takes away who sent the last form, `null` where nothing of it was filled in
 */
export function keepForm(
  form: HTMLFormElement,
  { id, name, rules, onStep, now }: KeptFormOptions,
): { clear: (() => void) | null; stop: () => void } {
  const fields: readonly string[] = 'fields' in rules ? draftFields(rules) : rules;
  const { fields: kept, step } = readDraft(readKept('sessionStorage', name), now()) ?? NONE;
  const drawn = new Map<string, readonly string[]>();
  const isAsked = (field: string) => fields.some((name) => name === field);
  const isTyped = (field: string) => {
    const controls = controlsOf(form, field);
    return !isSame(drawnIn(controls), typedIn(controls));
  };
  const typedBefore = new Set<string>(fields.filter(isTyped));
  const clear = id === null ? null : fillProfile(id, now());
  const filled = new Map<string, string[]>(
    fields
      .filter((field) => !typedBefore.has(field) && isTyped(field))
      .map((field) => [field, typedIn(controlsOf(form, field))]),
  );
  const waiting = new Map(
    Object.entries(kept).filter(([field]) => isAsked(field) && !typedBefore.has(field)),
  );

  /** What is there by now: the places of a dealership, or the times of a place, come when it is chosen. */
  const fill = () => {
    for (const field of fields) {
      const controls = controlsOf(form, field);
      if (controls.length === 0) continue;
      if (!drawn.has(field)) drawn.set(field, drawnIn(controls));
      const draft = waiting.get(field);
      if (draft === undefined) continue;
      const isChanged =
        !isSame(drawn.get(field) ?? [], draft.drawn) || (!filled.has(field) && isTyped(field));
      // A choice tells the form, which may draw at once and come back here.
      waiting.delete(field);
      if (!isChanged && !writeInto(controls, draft.typed)) waiting.set(field, draft);
    }
    if (waiting.size === 0) settle();
  };
  let isSettled = false;
  const settle = () => {
    if (isSettled) return;
    isSettled = true;
    watcher.disconnect();
    clearTimeout(timer);
    if (step > 0) onStep(step);
  };
  const watcher = new MutationObserver(fill);
  watcher.observe(form, { childList: true, subtree: true });
  const timer = setTimeout(settle, WAITS_MS);
  fill();

  const save = () => {
    if (isTaken(form)) return;
    const typed = fields.flatMap((field): [string, DraftField][] => {
      const controls = controlsOf(form, field);
      const before = drawn.get(field) ?? drawnIn(controls);
      const after = typedIn(controls);
      // Who sent the last form is known without it.
      return controls.length === 0 || isSame(filled.get(field) ?? before, after)
        ? []
        : [[field, { drawn: before, typed: after }]];
    });
    const draft = { ...Object.fromEntries(waiting), ...Object.fromEntries(typed) };
    const text = draftText({ fields: draft, step: isSettled ? stepOf(form) : step }, now());
    if (text === null) forget('sessionStorage', name);
    else keep('sessionStorage', name, text);
  };
  let saving: ReturnType<typeof setTimeout>;
  const saveSoon = () => {
    clearTimeout(saving);
    saving = setTimeout(save, SAVED_MS);
  };
  if (typedBefore.size > 0) saveSoon();
  form.addEventListener('input', saveSoon);
  const onHidden = () => document.visibilityState === 'hidden' && save();
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', onHidden);
  return {
    clear,
    stop() {
      save();
      clearTimeout(saving);
      form.removeEventListener('input', saveSoon);
      watcher.disconnect();
      clearTimeout(timer);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}

const NONE: FormDraft = { fields: {}, step: 0 };

/** Which step shows; 0 where there are none. */
function stepOf(form: HTMLFormElement): number {
  const shown = form.querySelector('[aria-current="step"]');
  return shown?.parentElement ? [...shown.parentElement.children].indexOf(shown) : 0;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at]);
}
