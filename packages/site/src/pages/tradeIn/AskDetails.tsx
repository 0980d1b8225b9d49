import { type FormInput, MAX_PHOTOS } from '@forecourt/domain';
import { EnquiryForm, PhotoField } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { PHOTO_FIELD } from '../../contracts/photoFields.ts';
import type { FormFault, FormView } from '../form/formView.ts';
import { useSiteForm } from '../form/useSiteForm.tsx';
import { usePhotos } from './photos/usePhotos.ts';

export interface AskDetailsProps {
  form: FormView;
  fault: FormFault | null;
}

/** The shopper's details, and photos of their car. */
export function AskDetails({ form: view, fault }: AskDetailsProps) {
  const { onSend, pending = false, ...form } = useSiteForm(view, fault);
  const { photos, isBusy, choose, remove } = usePhotos(fault?.photos);
  /** Was sent while photos were still on their way. */
  const [waiting, setWaiting] = useState<[FormInput, HTMLFormElement] | null>(null);
  useEffect(() => {
    if (waiting === null || isBusy) return;
    setWaiting(null);
    onSend?.(...waiting);
  }, [waiting, isBusy, onSend]);
  return (
    <EnquiryForm
      {...form}
      files
      pending={pending || waiting !== null}
      onSend={(...sent) => setWaiting(sent)}
    >
      <PhotoField
        {...{ id: view.kind, filesName: 'photos', tokenName: PHOTO_FIELD, most: MAX_PHOTOS }}
        {...{ photos, onChoose: choose, onRemove: remove }}
      />
    </EnquiryForm>
  );
}
