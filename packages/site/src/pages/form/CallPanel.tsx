import { ButtonLink, Panel, PhoneNumber, Text } from '@forecourt/ui';
import { useSiteView } from '../../shell/SiteDocument.tsx';

export interface CallPanelProps {
  heading: string;
  /** What can be asked. */
  text: string;
}

/** Beside a form, or in its place: a person can help where it cannot. Nothing where the dealer has no number. */
export function CallPanel({ heading, text }: CallPanelProps) {
  const phone = useSiteView()?.phone ?? null;
  if (phone === null) return null;
  return (
    <Panel heading={heading}>
      <Text tone="muted">{text}</Text>
      <ButtonLink href={phone.href} icon="phone" variant="secondary">
        <PhoneNumber number={phone.text} />
      </ButtonLink>
    </Panel>
  );
}
