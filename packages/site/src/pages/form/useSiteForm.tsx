import { type FieldError, submittedCategory } from '@forecourt/domain';
import { type EnquiryFormProps, Link, PhoneNumber, useNotifier } from '@forecourt/ui';
import { useEffect, useMemo } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { PRIVACY_PATH } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { draftName } from './drafts.ts';
import { CAR_FIELD, type FormFault, type FormView, TRAP_FIELD } from './formView.ts';
import { noteSent } from './sentForm.ts';
import { withVisit } from './withVisit.ts';

const NO_ERRORS: readonly FieldError[] = [];

/**
 * What any form component of the library is given to be a site's form: drawn as the server says,
 * sent by the router, and told by an alert and in place when it did not get through.
 */
export function useSiteForm(view: FormView, fault: FormFault | null): EnquiryFormProps {
  const pending = useNavigation().state !== 'idle';
  return useFormProps(view, fault, { submit: useSubmit(), pending });
}

/** Who sends a form, and whether it is on its way: the page's navigation, or a fetcher. */
export interface FormSender {
  submit(form: FormData, to: { method: 'post'; action: string }): Promise<void>;
  pending: boolean;
}

/** The same for a form that stands over another page. */
export function useFormProps(
  view: FormView,
  fault: FormFault | null,
  { submit, pending }: FormSender,
): EnquiryFormProps {
  const { kind, form, rules, fields, action, values, carId, subcategory, formKey } = view;
  const slug = useSiteView()?.slug ?? '';
  const failure = fault?.failure ?? null;
  const { alert } = useNotifier();
  useEffect(() => {
    if (failure !== null) alert(failure.alert);
  }, [failure, alert]);
  return {
    id: kind,
    form,
    rules,
    fields: fault?.fields ?? fields,
    action,
    values: useMemo(() => ({ ...values, ...fault?.values }), [values, fault]),
    errors: fault?.errors ?? NO_ERRORS,
    formError: failure?.inline ?? null,
    formHelp: <FailedHelp />,
    hidden: {
      form_key: formKey,
      ...(carId !== null && { [CAR_FIELD]: carId }),
      ...(subcategory !== null && { subcategory }),
    },
    trapName: TRAP_FIELD,
    submitLabel: view.submitLabel,
    privacyHref: PRIVACY_PATH,
    pending,
    onSend(input, element) {
      const chosen = typeof input.category === 'string' ? input.category : form.category;
      const kinds = submittedCategory(chosen, form.subcategory ?? subcategory);
      noteSent({ site: slug, input, carId, ...kinds, element, draft: draftName(slug, view) });
      void submit(withVisit(element, slug), { method: 'post', action });
    },
  };
}

function FailedHelp() {
  const phone = useSiteView()?.phone ?? null;
  return (
    <>
      We do not have your enquiry yet, but everything you typed is still here. Please send it again
      {phone !== null && (
        <>
          , or call{' '}
          <Link href={phone.href}>
            <PhoneNumber number={phone.text} />
          </Link>
        </>
      )}
      .
    </>
  );
}
