import {
  Breadcrumbs,
  Container,
  Heading,
  Panel,
  SignInForm,
  type SignInStage,
  SplitLayout,
  Stack,
  signInCopy,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { besideForm, exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { vehicles } from '../examples/vehicles.ts';

function SignIn({ stage }: { stage: SignInStage }) {
  return (
    <Page path="/sign-in">
      <Container>
        <Stack>
          <Breadcrumbs
            trail={[{ label: '2021 Toyota Corolla', href: '/cars/2021-toyota-corolla-3' }]}
            current="Sign in"
          />
          <Heading level={1}>Sign in</Heading>
          <SplitLayout
            main={
              <Panel>
                <SignInForm
                  action="/sign-in"
                  type="watchlist"
                  stage={stage}
                  hidden={{ redirect: '/cars/2021-toyota-corolla-3' }}
                  backHref="/cars/2021-toyota-corolla-3"
                  privacyHref="/privacy-policy"
                />
              </Panel>
            }
            aside={exampleCard(vehicles.reduced, false, besideForm)}
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/SignIn',
  component: SignIn,
  parameters: { layout: 'fullscreen' },
  args: { stage: { at: 'phone' } },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const WrongCode: Story = {
  args: { stage: { at: 'code', phone: '0412 *** *78', fault: signInCopy.wrongCode } },
};
export const TooMany: Story = { args: { stage: { at: 'blocked', seconds: 900 } } };
