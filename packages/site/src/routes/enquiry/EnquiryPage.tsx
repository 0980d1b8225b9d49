import { enquiryForms, type FieldError, validateEnquiry } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  EnquiryForm,
  Heading,
  Panel,
  SoldNotice,
  SplitLayout,
  Stack,
  Text,
  VehicleCard,
} from '@forecourt/ui';
import { type FormEvent, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { enquiryHref, PRIVACY_PATH, SEARCH_PATH } from '../../view/paths.ts';
import type { EnquiryFault, EnquiryView } from './enquiry.server.ts';

export interface EnquiryPageProps {
  view: EnquiryView;
  /** What the server found in the form that was sent. */
  fault: EnquiryFault | null;
}

export function EnquiryPage({ view, fault }: EnquiryPageProps) {
  const { card, fields, initial, formKey } = view;
  const { vehicle } = card;
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  const [found, setFound] = useState<readonly FieldError[] | null>(null);

  /** The browser judges by the server's rules, so that a mistake costs no round trip. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const input = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    const result = validateEnquiry(enquiryForms.vehicle, input, view.rules, Date.now());
    setFound(result.ok ? null : result.errors);
    if (result.ok) void submit(form);
  }

  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs
          trail={[
            { label: 'Home', href: '/' },
            { label: 'Our Stock', href: SEARCH_PATH },
            { label: vehicle.title, href: card.href },
          ]}
          current="Enquire"
        />
        <Heading level={1}>{`Enquire about this ${vehicle.title}`}</Heading>
        {vehicle.sold && <SoldNotice itemType={vehicle.itemType} similarHref={card.similarHref} />}
        <SplitLayout
          main={
            <Panel heading="Your details">
              <Text tone="muted">
                Tell us how to reach you, and the right person at the dealership will be in touch.
              </Text>
              <EnquiryForm
                action={enquiryHref(vehicle.slug)}
                fields={fields}
                values={{ ...initial, ...fault?.values }}
                errors={found ?? fault?.errors ?? []}
                formError={found === null ? (fault?.message ?? null) : null}
                hidden={{ form_key: formKey }}
                submitLabel={card.enquireLabel}
                privacyHref={PRIVACY_PATH}
                pending={pending}
                onSubmit={onSubmit}
              />
            </Panel>
          }
          aside={<VehicleCard {...card} />}
        />
      </Stack>
    </Container>
  );
}
