import { profileFields, readProfile, storageKeys } from '@forecourt/domain';
import { forget, readKept } from '../../shell/browserStore.ts';

/**
 * Writes who sent the last form into the empty fields of this one (R3-19). Only a browser knows: the page
 * that is served is the same for everybody.
 *
 * @param id prefix of the form's fields
 * @param now milliseconds since 1970 UTC
 * @returns takes it all away again, here and from the browser; `null` where nothing was filled in
 */
export function fillProfile(id: string, now: number): (() => void) | null {
  const profile = readProfile(readKept('localStorage', storageKeys.profile), now);
  if (profile === null) return null;
  const filled = profileFields.flatMap((field) => {
    const input = document.getElementById(`${id}-${field}`);
    const isEmpty = input instanceof HTMLInputElement && input.value === '';
    if (!isEmpty || profile[field] === '') return [];
    input.value = profile[field];
    return [{ input, value: profile[field] }];
  });
  if (filled.length === 0) return null;
  return () => {
    forget('localStorage', storageKeys.profile);
    for (const { input, value } of filled) if (input.value === value) input.value = '';
    filled[0]?.input.focus();
  };
}
