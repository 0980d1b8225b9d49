import { createHash } from 'node:crypto';

/** A form's key as it is kept: whoever reads the file can send no form again. */
export function hashedKey(formKey: string): string {
  return createHash('sha256').update(formKey).digest('base64url');
}
