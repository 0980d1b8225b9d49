import { type FormInput, MAX_PHOTOS } from '@forecourt/domain';
import { EnquiryForm, PhotoField } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { PHOTO_FIELD } from '../../contracts/photoFields.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { draftName } from '../form/drafts.ts';
import { FilledIn } from '../form/FilledIn.tsx';
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
  const draft = draftName(useSiteView()?.slug ?? '', view);
  const { photos, isBusy, choose, remove } = usePhotos(`${draft}:photos`, fault?.photos);
  /** What was sent while photos were still on their way. */
  const waiting = useRef<[FormInput, HTMLFormElement] | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (waiting.current === null || isBusy) return;
    const sent = waiting.current;
    waiting.current = null;
    onSend?.(...sent);
  }, [isBusy, onSend]);
  return (
    <>
      <EnquiryForm
        {...form}
        files
        pending={pending || (isWaiting && isBusy)}
        onSend={(...sent) => {
          if (!isBusy) return onSend?.(...sent);
          waiting.current = sent;
          setIsWaiting(true);
        }}
      >
        <PhotoField
          {...{ id: view.kind, filesName: 'photos', tokenName: PHOTO_FIELD, most: MAX_PHOTOS }}
          {...{ photos, onRemove: remove }}
          onChoose={(files) => {
            setIsWaiting(false);
            choose(files);
          }}
        />
      </EnquiryForm>
      <FilledIn view={view} />
    </>
  );
}
