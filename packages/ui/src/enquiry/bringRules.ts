/** What a form is judged by, in the browser as on the server. */
export type FormRules = typeof import('./formRules.ts');

let rules: FormRules | null = null;

/** `null` until they have come. */
export function rulesNow(): FormRules | null {
  return rules;
}

/** Fetches them, once for all forms of the page. */
export async function bringRules(): Promise<FormRules> {
  rules ??= await import('./formRules.ts');
  return rules;
}
