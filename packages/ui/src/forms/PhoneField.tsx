import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/** A phone number; phones show their number keys. */
export function PhoneField(field: FieldProps) {
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />;
}
