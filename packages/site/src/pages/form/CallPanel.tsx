import { ButtonLink, Panel, PhoneNumber, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useSiteView } from '../../shell/SiteDocument.tsx';

/** Beside a form, or in its place: a person can help where it cannot. Nothing where the dealer has no number. */
export function CallPanel({ children }: { children: ReactNode }) {
  const phone = useSiteView()?.phone ?? null;
  if (phone === null) return null;
  return (
    <Panel heading="Rather talk to us?">
      <Text tone="muted">{children}</Text>
      <ButtonLink href={phone.href} icon="phone" variant="secondary">
        <PhoneNumber number={phone.text} />
      </ButtonLink>
    </Panel>
  );
}
