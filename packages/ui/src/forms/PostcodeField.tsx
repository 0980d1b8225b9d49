import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/** An Australian postcode: four digits, kept as text (`0800` is Darwin, R5-11). */
export function PostcodeField(field: FieldProps) {
  return <TextField {...field} maxLength={4} inputMode="numeric" autoComplete="postal-code" />;
}
