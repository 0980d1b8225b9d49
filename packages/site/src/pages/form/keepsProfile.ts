import { storageKeys } from '@forecourt/domain';
import { readKept } from '../../shell/browserStore.ts';

/** Whether this browser may know who sent the last form: only then it loads what fills in the next. */
export function keepsProfile(): boolean {
  return readKept('localStorage', storageKeys.profile) !== null;
}
