import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Panel,
  PhoneNumber,
  SignInForm,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { PRIVACY_PATH, SIGN_OUT_PATH } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { forgetDrafts } from '../form/drafts.ts';
import type { SignInFault, SignInView } from './signIn.server.ts';

export interface SignInPageProps {
  view: SignInView;
  /** What the server found in what was sent. */
  fault: SignInFault | null;
}

/** Signs in by number and code; who is signed in finds the way on, and out. */
export function SignInPage({ view, fault }: SignInPageProps) {
  const heading = view.signedIn === null ? 'Sign in' : 'Your account';
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current={heading} />
        <Heading level={1}>{heading}</Heading>
        <SplitLayout
          main={
            <Panel>
              {view.signedIn === null ? (
                <SignInForm
                  action={view.action}
                  type={view.type}
                  stage={fault?.stage ?? view.stage}
                  backHref={view.back}
                  privacyHref={PRIVACY_PATH}
                  formError={fault?.message ?? null}
                />
              ) : (
                <SignedIn phone={view.signedIn} redirect={view.redirect} />
              )}
            </Panel>
          }
          aside={view.signedIn === null && <HowItWorks />}
        />
      </Stack>
    </Container>
  );
}

/** Beside it, for who wonders what the number is for. */
function HowItWorks() {
  return (
    <Panel heading="How it works">
      <Text>
        We send a code of six digits to your mobile. Whoever has the phone can sign in, and nobody
        needs a password.
      </Text>
      <Text tone="muted">
        We never ask for the code by phone or email. If you did not ask for one, you need do
        nothing.
      </Text>
    </Panel>
  );
}

function SignedIn({ phone, redirect }: { phone: string; redirect: string }) {
  const slug = useSiteView()?.slug ?? '';
  return (
    <Stack>
      <Text>
        You signed in with <PhoneNumber number={phone} />. You stay signed in on this device for 90
        days, or until you have not been here for 30.
      </Text>
      <p>
        <ButtonLink href={redirect}>
          {redirect === '/' ? 'Go to the home page' : 'Go on'}
        </ButtonLink>
      </p>
      <form method="post" action={SIGN_OUT_PATH} onSubmit={() => forgetDrafts(slug)}>
        <Cluster>
          <Button type="submit" variant="secondary">
            Sign out
          </Button>
          <Button type="submit" variant="quiet" name="everywhere" value="1">
            Sign out on all devices
          </Button>
        </Cluster>
      </form>
    </Stack>
  );
}
