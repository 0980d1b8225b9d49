import { type ModelBody, modelBodyPath, searchModels } from '@forecourt/domain';
import { Alert, Breadcrumbs, Container, Heading, ModelRange, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modelPictures, models } from '../examples/models.ts';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';

function Models({ body }: { body: ModelBody | null }) {
  const asked = { query: '', page: 1, make: null, model: null, body };
  const found = searchModels(models, asked);
  return (
    <Page path="/models">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Models" />
          <Heading level={1}>The Mazda range</Heading>
          <ModelRange
            models={found.models}
            bodies={found.bodies}
            body={body}
            hrefOf={(name) => (name === null ? '/models' : modelBodyPath(name))}
            imageOf={({ id }) => {
              const name = modelPictures[id];
              return name ? picture(name) : null;
            }}
            empty={<Alert title="No models here">Look at the whole range instead.</Alert>}
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Models',
  component: Models,
  parameters: { layout: 'fullscreen' },
  args: { body: null },
} satisfies Meta<typeof Models>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Electric: Story = { args: { body: 'electric' } };
export const NothingFound: Story = { args: { body: 'vans' } };
