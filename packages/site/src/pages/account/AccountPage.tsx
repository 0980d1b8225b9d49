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
import type { AccountView, OwnView } from './account.server.ts';
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
          {view.erasing && <AskedAgain view={view} />}
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
                <YourData view={view} />
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

function Saved({ href, count, none }: NonNullable<OwnView['saved']> & { none: string }) {
  return (
    <Panel heading="Saved vehicles">
      {count === 0 ? (
        <Text>{none}</Text>
      ) : (
        <p>
          <ButtonLink href={href} variant="secondary">
            {count === 1 ? 'See the vehicle you saved' : `See the ${count} vehicles you saved`}
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
        {sessions.map(({ isHere, started, seen }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once, and have nothing that names them.
          <li key={place}>
            <Text weight="strong">{isHere ? 'This browser' : 'Another browser'}</Text>
            <Text size="s" tone="muted">
              Signed in on {started}
              {isHere ? '.' : `, last here on ${seen}.`}
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

function YourData({ view: { leads, dealer, words } }: { view: OwnView }) {
  return (
    <Panel heading={words.data}>
      <Text>
        {dealer} has your number here, and {messages(leads)} that came with it.
      </Text>
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

function AskedAgain({ view: { dealer, leads, undelivered, reservations } }: { view: OwnView }) {
  return (
    <Panel heading="Erase your data?" id="erase">
      <Text>
        This takes away your number, {leads > 0 && `${messages(leads)} that came with it, `}and what
        you saved, at {dealer} alone, and signs you out everywhere. Nothing brings it back.
      </Text>
      {reservations.length > 0 && (
        <Alert tone="caution" title={endsText(reservations)}>
          {reservations.some(({ isPaid }) => isPaid)
            ? 'Others can have the vehicle then. The deposit goes back to you, in full.'
            : 'Others can have the vehicle then.'}
        </Alert>
      )}
      {undelivered > 0 && (
        <Text>
          {dealer} has not got {undelivered} of them yet, and then never will.
        </Text>
      )}
      <Text tone="muted">
        What {dealer} has answered may be in its own mail and records: ask there, too.
      </Text>
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

function endsText(reservations: OwnView['reservations']): string {
  const titles = reservations.map(({ title }) => title).join(', ');
  return reservations.length === 1
    ? `It ends your reservation of the ${titles}`
    : `It ends your reservations: ${titles}`;
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

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count === 0 ? 'no' : count} messages`;
}
