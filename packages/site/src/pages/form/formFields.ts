/** Controls of one name in a form. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What can be typed or chosen by that name; several are the boxes of one question. */
export function controlsOf(form: HTMLFormElement, name: string): readonly Control[] {
  return [...form.elements].filter(
    (one): one is Control => isControl(one) && one.name === name && one.type !== 'hidden',
  );
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What they were drawn with. */
export function drawnIn(controls: readonly Control[]): string[] {
  return controls.flatMap((one) => {
    if (one instanceof HTMLSelectElement) {
      const all = [...one.options];
      return [(all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? ''];
    }
    return isBox(one) ? (one.defaultChecked ? [one.value] : []) : [one.defaultValue];
  });
}

/** What they hold now. */
export function typedIn(controls: readonly Control[]): string[] {
  return controls.flatMap((one) => (isBox(one) && !one.checked ? [] : [one.value]));
}

/**
 * Writes this into them, and tells the form of a choice.
 *
 * @returns whether they could take it: a select may not have that choice, or not yet
 */
export function writeInto(controls: readonly Control[], typed: readonly string[]): boolean {
  const [text = ''] = typed;
  for (const one of controls) {
    if (one instanceof HTMLSelectElement) {
      if (![...one.options].some(({ value }) => value === text)) return false;
      one.value = text;
      one.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (isBox(one)) one.checked = typed.includes(one.value);
    else one.value = text;
  }
  return true;
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
