import { enquiryForms, type FieldError } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EnquiryForm,
  Heading,
  Panel,
  PhoneNumber,
  SoldNotice,
  SplitLayout,
  Stack,
  Text,
  useNotifier,
  VehicleCard,
} from '@forecourt/ui';
import { useEffect, useMemo } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { enquiryHref, PRIVACY_PATH, stockTrail } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { EnquiryFault, EnquiryView } from './enquiry.server.ts';

export interface EnquiryPageProps {
  view: EnquiryView;
  /** What the server found in the form that was sent. */
  fault: EnquiryFault | null;
}

export function EnquiryPage({ view, fault }: EnquiryPageProps) {
  const { card, available } = view;
  const { vehicle } = card;
  // Who had begun to write when the vehicle went can still send what they wrote.
  const asks = available || fault !== null;
  const notice = (
    <SoldNotice itemType={vehicle.itemType} similarHref={view.similarHref} sold={vehicle.sold} />
  );
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs
          trail={[...stockTrail, { label: vehicle.title, href: card.href }]}
          current="Enquire"
        />
        <Heading level={1}>{asks ? `Enquire about this ${vehicle.title}` : vehicle.title}</Heading>
        <SplitLayout
          main={
            <Stack>
              {!available && notice}
              {asks ? <EnquiryPanel view={view} fault={fault} /> : <CallInstead />}
            </Stack>
          }
          // Its buttons are this page's own.
          aside={<VehicleCard {...card} enquireHref={null} similarHref={null} />}
        />
      </Stack>
    </Container>
  );
}

const NO_ERRORS: readonly FieldError[] = [];

function EnquiryPanel({ view, fault }: EnquiryPageProps) {
  const { card, initial, rules, formKey } = view;
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const phone = useSiteView()?.phone ?? null;
  const values = useMemo(() => ({ ...initial, ...fault?.values }), [initial, fault]);
  const failure = fault?.failure ?? null;
  const { alert } = useNotifier();
  useEffect(() => {
    if (failure !== null) alert(failure.alert);
  }, [failure, alert]);
  return (
    <Panel heading="Your details">
      <Text tone="muted">
        Tell us how to reach you, and the right person at the dealership will be in touch.
      </Text>
      <EnquiryForm
        action={enquiryHref(card.vehicle.slug)}
        form={enquiryForms.vehicle}
        rules={rules}
        values={values}
        errors={fault?.errors ?? NO_ERRORS}
        formError={failure?.inline ?? null}
        formHelp={
          <>
            We do not have your enquiry yet, but everything you typed is still here. Please send it
            again
            {phone !== null && (
              <>
                , or call <PhoneNumber number={phone.text} />
              </>
            )}
            .
          </>
        }
        hidden={{ form_key: formKey }}
        submitLabel={card.enquireLabel}
        privacyHref={PRIVACY_PATH}
        pending={pending}
        onSend={(_, element) => void submit(element)}
      />
    </Panel>
  );
}

/** A person can help where the form cannot. */
function CallInstead() {
  const phone = useSiteView()?.phone ?? null;
  if (phone === null) return null;
  return (
    <Panel heading="Rather talk to us?">
      <Text tone="muted">Tell us what you are looking for, and we will look for it with you.</Text>
      <ButtonLink href={phone.href} icon="phone" variant="secondary">
        <PhoneNumber number={phone.text} />
      </ButtonLink>
    </Panel>
  );
}
