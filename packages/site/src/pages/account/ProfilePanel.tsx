import { type Profile, profileText, readProfile, storageKeys } from '@forecourt/domain';
import { ProfileForm } from '@forecourt/ui';
import { useSyncExternalStore } from 'react';
import { createListeners, forget, keep, readKept } from '../../shell/browserStore.ts';

const { subscribe, tell } = createListeners();

/**
 * Who the forms are filled in with: of that only this browser knows (R3-19), so that it comes after the
 * page, and a server that is broken into has none of it.
 *
 * @param phone suggested where none is kept
 */
export function ProfilePanel({ phone }: { phone: string }) {
  const kept = useSyncExternalStore(subscribe, readOwn, () => null);
  const isRead = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <ProfileForm
      // Fields are filled by what is kept when they are drawn.
      key={String(isRead)}
      values={kept ?? { phone }}
      isKept={kept !== null}
      onSave={(values) => {
        keep('localStorage', storageKeys.profile, profileText(values, Date.now()));
        tell();
      }}
      onClear={() => {
        forget('localStorage', storageKeys.profile);
        tell();
      }}
    />
  );
}

let last: { text: string | null; profile: Profile | null } = { text: null, profile: null };

/** The same object until another is kept. */
function readOwn(): Profile | null {
  const text = readKept('localStorage', storageKeys.profile);
  if (text !== last.text) last = { text, profile: readProfile(text, Date.now()) };
  return last.profile;
}
