import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Link,
  PageLead,
  Panel,
  PhoneNumber,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { useEffect } from 'react';
import {
  ACCOUNT_EXPORT_PATH,
  ACCOUNT_PATH,
  PRIVACY_PATH,
  SIGN_OUT_PATH,
} from '../../presenters/paths.ts';
import { forgetOwn } from '../../shell/ownKept.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { AlertsPanel } from './AlertsPanel.tsx';
import type { AccountView } from './account.server.ts';
import type { ErasingView, OwnView } from './ownView.server.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { usePersonal } from './usePersonal.ts';

export interface AccountPageProps {
  view: AccountView;
  /** Why not all was erased. */
  fault: string | null;
}

/** What a dealer holds of a shopper who is signed in, and what they can do about it. */
export function AccountPage({ view, fault }: AccountPageProps) {
  if (view.kind === 'erased') return <Erased dealer={view.dealer} />;
  return <Own view={view} fault={fault} />;
}

function Own({ view, fault }: { view: OwnView; fault: string | null }) {
  usePersonal();
  return (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current={view.words.heading}
        heading={view.words.heading}
      />
      <Container>
        <Stack gap="l">
          {fault !== null && <Alert tone="critical" title={fault} live />}
          {view.erasing !== null && <AskedAgain {...view.erasing} />}
          <SplitLayout
            main={
              <Stack gap="l">
                <Panel heading="Your number">
                  <Text>
                    You sign in with <PhoneNumber number={view.phone} />, since {view.since}.
                  </Text>
                </Panel>
                {view.reservations.length > 0 && <Reserved reservations={view.reservations} />}
                <ProfilePanel phone={view.phone} />
                {view.saved !== null && <Saved {...view.saved} none={view.words.savedNone} />}
                {view.alerts !== null && <AlertsPanel alerts={view.alerts} />}
              </Stack>
            }
            aside={
              <Stack gap="l">
                <Sessions sessions={view.sessions} />
                <Offers text={view.offers} />
                <YourData heading={view.words.data} text={view.data} />
              </Stack>
            }
          />
        </Stack>
      </Container>
    </>
  );
}

function Reserved({ reservations }: Pick<OwnView, 'reservations'>) {
  return (
    <Panel heading="Reservations">
      <Stack as="ul" gap="s">
        {reservations.map(({ title, href, text }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
            <Text size="s" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function Saved({ href, more, none }: NonNullable<OwnView['saved']> & { none: string }) {
  return (
    <Panel heading="Saved vehicles">
      {more === null ? (
        <Text>{none}</Text>
      ) : (
        <p>
          <ButtonLink href={href} variant="secondary">
            {more}
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
}

function Sessions({ sessions }: Pick<OwnView, 'sessions'>) {
  const slug = useSiteView()?.slug ?? '';
  return (
    <Panel heading="Where you are signed in">
      <Stack as="ul" gap="s">
        {sessions.map(({ name, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once, and have nothing that names them.
          <li key={place}>
            <Text weight="strong">{name}</Text>
            <Text size="s" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
      <form method="post" action={SIGN_OUT_PATH} onSubmit={() => forgetOwn(slug)}>
        <Cluster>
          <Button type="submit" variant="secondary">
            Sign out
          </Button>
          {sessions.length > 1 && (
            <Button type="submit" variant="quiet" name="everywhere" value="1">
              Sign out everywhere
            </Button>
          )}
        </Cluster>
      </form>
      <Text size="s" tone="muted">
        You stay signed in for 90 days, or until you have not been here for 30.
      </Text>
    </Panel>
  );
}

function Offers({ text }: { text: string }) {
  return (
    <Panel heading="Offers and news">
      <Text>{text}</Text>
      <Text size="s" tone="muted">
        <Link href={PRIVACY_PATH}>How to change your mind, and what we do with your data</Link>
      </Text>
    </Panel>
  );
}

function YourData({ heading, text }: { heading: string; text: string }) {
  return (
    <Panel heading={heading}>
      <Text>{text}</Text>
      <form method="post" action={ACCOUNT_EXPORT_PATH}>
        <Button type="submit" variant="secondary">
          Download my data
        </Button>
      </form>
      <Text>
        <Link href={`${ACCOUNT_PATH}?erase`}>Erase my data</Link>
      </Text>
    </Panel>
  );
}

function AskedAgain({ text, ends, notes }: ErasingView) {
  return (
    <Panel heading="Erase your data?" id="erase">
      <Text>{text}</Text>
      {ends !== null && (
        <Alert tone="caution" title={ends.title}>
          {ends.text}
        </Alert>
      )}
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <form method="post" action={ACCOUNT_PATH}>
        <Cluster>
          <Button type="submit" name="erase" value="yes">
            Erase my data
          </Button>
          <ButtonLink href={ACCOUNT_PATH} variant="secondary">
            Keep it
          </ButtonLink>
        </Cluster>
      </form>
    </Panel>
  );
}

function Erased({ dealer }: { dealer: string }) {
  const slug = useSiteView()?.slug;
  useEffect(() => {
    // What this browser alone kept goes, too.
    if (slug !== undefined) forgetOwn(slug);
  }, [slug]);
  return (
    <Container>
      <Stack>
        <Heading level={1}>Your data is erased</Heading>
        <Text size="l">
          {dealer} knows nothing of you here any more, and you are signed out on all devices.
        </Text>
        <p>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </p>
      </Stack>
    </Container>
  );
}
