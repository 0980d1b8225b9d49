import {
  Alert,
  alertCopy,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Link,
  PageLead,
  Panel,
  PhoneNumber,
  ProfileForm,
  SelectField,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../examples/Page.tsx';

/** What a shopper has asked to be told of. */
function OwnAlert() {
  return (
    <Panel heading="Alerts">
      <Stack gap="s">
        <div>
          <Link href="/search">SUVs under $40,000</Link>
          <Text size="s" tone="muted">
            We write to jo.nguyen@example.com.
          </Text>
        </div>
        <SelectField
          id="alert-1"
          name="frequency"
          label={alertCopy.frequency}
          required
          choices={alertCopy.frequencies}
          defaultValue="daily"
        />
        <Cluster>
          <Button variant="secondary">{alertCopy.save}</Button>
          <Button variant="quiet">End this alert</Button>
        </Cluster>
      </Stack>
    </Panel>
  );
}

interface AccountProps {
  /** Somebody has pressed to erase what the dealer knows, and is asked once more. */
  erasing: boolean;
}

function Account({ erasing }: AccountProps) {
  return (
    <Page path="/account">
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Your account"
        heading="Your account"
      />
      <Container>
        <Stack gap="l">
          {erasing && (
            <Panel heading="Erase your data?" id="erase">
              <Text>Your number, two saved vehicles, one alert and one message.</Text>
              <Alert tone="caution" title="It ends a reservation">
                The 2023 Isuzu D-MAX is no longer held for you.
              </Alert>
              <Cluster>
                <Button>Erase my data</Button>
                <ButtonLink href="/account" variant="secondary">
                  Keep it
                </ButtonLink>
              </Cluster>
            </Panel>
          )}
          <SplitLayout
            main={
              <Stack gap="l">
                <Panel heading="Your number">
                  <Text>
                    You sign in with <PhoneNumber number="0412 345 678" />, since 3 March 2026.
                  </Text>
                </Panel>
                <Panel heading="Reservations">
                  <Link href="/reservation/1">2023 Isuzu D-MAX</Link>
                  <Text size="s" tone="muted">
                    Held for you until Monday, 9:14 am
                  </Text>
                </Panel>
                <ProfileForm
                  values={{ name: 'Jo', last_name: 'Nguyen', phone: '0412 345 678' }}
                  isKept
                  onSave={() => {}}
                  onClear={() => {}}
                />
                <Panel heading="Saved vehicles">
                  <p>
                    <ButtonLink href="/watchlist" variant="secondary">
                      See the 2 you saved
                    </ButtonLink>
                  </p>
                </Panel>
                <OwnAlert />
              </Stack>
            }
            aside={
              <Stack gap="l">
                <Panel heading="Where you are signed in">
                  <div>
                    <Text weight="strong">This browser</Text>
                    <Text size="s" tone="muted">
                      Signed in on 3 March 2026
                    </Text>
                  </div>
                  <Cluster>
                    <Button variant="secondary">Sign out</Button>
                    <Button variant="quiet">Sign out everywhere</Button>
                  </Cluster>
                </Panel>
                <Panel heading="Your data">
                  <Text>All that we know of you, in one file.</Text>
                  <Button variant="secondary">Download my data</Button>
                  <Text>
                    <Link href="?erase">Erase my data</Link>
                  </Text>
                </Panel>
              </Stack>
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Account',
  component: Account,
  parameters: { layout: 'fullscreen' },
  args: { erasing: false },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const Erasing: Story = { args: { erasing: true } };
