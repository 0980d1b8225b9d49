import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/** An email address. */
export function EmailField(field: FieldProps) {
  return <TextField {...field} type="email" inputMode="email" autoComplete="email" />;
}
