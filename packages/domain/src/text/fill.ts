/** Puts values into a copy text: `fill('Was {amount} now:', { amount: '$9' })`; unknown names stay. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
