import {
  Breadcrumbs,
  ButtonLink,
  Container,
  Heading,
  ResultGrid,
  SaveButton,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

interface WatchlistProps {
  saved: readonly ExampleVehicle[];
  onRemove: (id: string) => void;
}

function Watchlist({ saved, onRemove }: WatchlistProps) {
  return (
    <Page path="/watchlist">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Watchlist" />
          <Heading level={1}>Your watchlist</Heading>
          {saved.length === 0 ? (
            <Stack>
              <Text size="l">
                Nothing saved yet. Press the heart on a vehicle and it waits for you here.
              </Text>
              <p>
                <ButtonLink href="/search">See all vehicles</ButtonLink>
              </p>
            </Stack>
          ) : (
            <ResultGrid>
              {saved.map((example) =>
                exampleCard(example, false, {
                  save: (
                    <SaveButton
                      title={example.vehicle.title}
                      variant="icon"
                      saved
                      signInHref="/sign-in?type=watchlist"
                      onToggle={() => onRemove(example.vehicle.id)}
                    />
                  ),
                }),
              )}
            </ResultGrid>
          )}
        </Stack>
      </Container>
    </Page>
  );
}

let removed: string | null = null;

const meta = {
  title: 'Pages/Watchlist',
  component: Watchlist,
  parameters: { layout: 'fullscreen' },
  args: {
    saved: [vehicles.reduced, vehicles.ordinary, vehicles.sold, vehicles.noPhoto],
    onRemove: (id) => {
      removed = id;
    },
  },
} satisfies Meta<typeof Watchlist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved 2021 Toyota Corolla' }));
    await expect(removed).toBe('3');
  },
};
export const One: Story = { args: { saved: [vehicles.ordinary] } };
export const Nothing: Story = { args: { saved: [] } };
