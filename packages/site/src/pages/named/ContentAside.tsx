// Loaded when a browser draws it itself: as it is sent it needs no script.
import { ButtonLink, DescriptionList, Panel, PhoneNumber, Stack, Text } from '@forecourt/ui';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { ContentPageView } from './contentPage.server.ts';

/** Facts to be seen at a glance, the next step, and somebody to ask. */
export function ContentAside({ facts, action }: Pick<ContentPageView, 'facts' | 'action'>) {
  return (
    <Stack>
      {facts.length > 0 && <ContentFacts facts={facts} />}
      <ContentSteps action={action} />
    </Stack>
  );
}

export function ContentFacts({ facts }: Pick<ContentPageView, 'facts'>) {
  return (
    <Panel heading="At a glance">
      <DescriptionList rows={facts} layout="stacked" />
    </Panel>
  );
}

export function ContentSteps({ action }: Pick<ContentPageView, 'action'>) {
  const phone = useSiteView()?.phone ?? null;
  return (
    <Stack>
      {action && (
        <ButtonLink href={action.href} size="l">
          {action.label}
        </ButtonLink>
      )}
      {phone !== null && (
        <Panel heading="Rather talk to us?">
          <Text tone="muted">Ask us whatever this page leaves open.</Text>
          <ButtonLink href={phone.href} icon="phone" variant="secondary">
            <PhoneNumber number={phone.text} />
          </ButtonLink>
        </Panel>
      )}
    </Stack>
  );
}
