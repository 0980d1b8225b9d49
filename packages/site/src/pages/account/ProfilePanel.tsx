import { type Profile, profileText, readProfile, storageKeys } from '@forecourt/domain';
import { ProfileForm } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { forget, keep, readKept } from '../../shell/browserStore.ts';

/**
 * Who the forms are filled in with: of that only this browser knows (R3-19), so that it comes after the
 * page, and a server that is broken into has none of it.
 *
 * @param phone suggested where none is kept
 */
export function ProfilePanel({ phone }: { phone: string }) {
  const [kept, setKept] = useState<Profile | null>(null);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    setKept(readProfile(readKept('localStorage', storageKeys.profile), Date.now()));
    setIsRead(true);
  }, []);
  return (
    <ProfileForm
      // Fields are filled by what is kept when they are drawn.
      key={String(isRead)}
      values={kept ?? { phone }}
      isKept={kept !== null}
      onSave={(values) => {
        const now = Date.now();
        const text = profileText(values, now);
        keep('localStorage', storageKeys.profile, text);
        setKept(readProfile(text, now));
      }}
      onClear={() => {
        forget('localStorage', storageKeys.profile);
        setKept(null);
      }}
    />
  );
}
