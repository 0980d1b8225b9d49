import { emptySearch } from '@forecourt/domain';
import {
  Breadcrumbs,
  BudgetFinder,
  Container,
  Panel,
  PriceRangeSearch,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bodies } from '../examples/bodies.ts';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { vehicles } from '../examples/vehicles.ts';

function Budget({ weekly }: { weekly: number }) {
  return (
    <Page path="/search">
      <Container>
        <Stack>
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '/' },
              { label: 'Our Stock', href: '/search' },
            ]}
            current="Budget finder"
          />
          <SplitLayout
            main={
              <Panel>
                <BudgetFinder
                  action="/budget-finder"
                  searchPath="/search"
                  state={emptySearch}
                  stats={{ min: 12_990, max: 148_990 }}
                  bodies={bodies}
                  weekly={weekly}
                  headingLevel={1}
                />
              </Panel>
            }
            aside={
              <Stack>
                <Panel heading="Know your price already?">
                  <PriceRangeSearch searchPath="/search" state={emptySearch} />
                </Panel>
                {exampleCard(vehicles.reduced)}
              </Stack>
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/BudgetFinder',
  component: Budget,
  parameters: { layout: 'fullscreen' },
  args: { weekly: 200 },
} satisfies Meta<typeof Budget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BelowTheCheapest: Story = { args: { weekly: 20 } };
