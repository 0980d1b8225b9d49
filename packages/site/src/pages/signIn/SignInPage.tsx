import { Container, PageLead, Panel, SignInForm, SplitLayout, Text } from '@forecourt/ui';
import { PRIVACY_PATH } from '../../presenters/paths.ts';
import type { SignInFault, SignInView } from './signIn.server.ts';

export interface SignInPageProps {
  view: SignInView;
  /** What the server found in what was sent. */
  fault: SignInFault | null;
}

/** Signs in by number and code. */
export function SignInPage({ view, fault }: SignInPageProps) {
  return (
    <>
      <PageLead trail={[{ label: 'Home', href: '/' }]} current="Sign in" heading="Sign in" />
      <Container>
        <SplitLayout
          main={
            <Panel>
              <SignInForm
                action={view.action}
                type={view.type}
                stage={fault?.stage ?? view.stage}
                backHref={view.back}
                privacyHref={PRIVACY_PATH}
                formError={fault?.message ?? null}
              />
            </Panel>
          }
          aside={<HowItWorks />}
        />
      </Container>
    </>
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
