/** What somebody types into, or chooses by. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(element: Element | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Whether it holds something else than it was sent with; what nobody sees is the page's own. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** Has a field hold what another did. */
export function retype(field: HTMLElement | null, before: Field): void {
  if (!isField(field) || field.type !== before.type) return;
  if (isBox(field)) field.checked = isBox(before) && before.checked;
  else if (field.type !== 'file') field.value = before.value;
  else if (field instanceof HTMLInputElement && before instanceof HTMLInputElement) {
    field.files = before.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Where the caret is, in letters; `null` in fields that do not tell, such as those of addresses. */
export function caretIn(element: Element | null): readonly [start: number, end: number] | null {
  if (!isField(element) || element instanceof HTMLSelectElement) return null;
  const { selectionStart: start, selectionEnd: end } = element;
  return start === null || end === null ? null : [start, end];
}

export function putCaret(field: HTMLElement | null, at: readonly [number, number]): void {
  if (isField(field) && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...at);
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
