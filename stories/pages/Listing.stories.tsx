import { emptySearch, formatNumber, type SearchState } from '@forecourt/domain';
import {
  AppliedFilters,
  type AppliedPill,
  Breadcrumbs,
  Container,
  FilterPanel,
  Heading,
  NoResults,
  Pagination,
  ResultGrid,
  SearchLayout,
  SortSelect,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { pills, refined, sections } from '../examples/searches.ts';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

interface ListingProps {
  state: SearchState;
  applied: readonly AppliedPill[];
  count: number;
  hits: readonly ExampleVehicle[];
  busy?: boolean;
}

function Listing({ state, applied, count, hits, busy = false }: ListingProps) {
  return (
    <Page path="/search">
      <Container>
        <SearchLayout
          heading={
            <>
              <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Our stock" />
              <Heading level={1}>New, used and demo cars</Heading>
            </>
          }
          applied={applied.length}
          countText={`${formatNumber(count)} vehicles`}
          sort={<SortSelect action="/search" state={state} />}
          filters={(close) => (
            <FilterPanel
              action="/search"
              state={state}
              sections={sections}
              count={count}
              itemType="car"
              {...(close && { onShow: close })}
            />
          )}
        >
          <AppliedFilters pills={applied} clearHref="/search" />
          {hits.length > 0 ? (
            <ResultGrid busy={busy}>
              {hits.map((example, index) => exampleCard(example, index < 3))}
            </ResultGrid>
          ) : (
            <NoResults itemType="car" pills={applied} clearHref="/search" />
          )}
          <Pagination
            page={1}
            pages={Math.ceil(count / 21)}
            hrefOf={(page) => `/search?page=${page}`}
          />
        </SearchLayout>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Listing',
  component: Listing,
  parameters: { layout: 'fullscreen' },
  args: { state: emptySearch, applied: [], count: 237, hits: Object.values(vehicles) },
} satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Refined: Story = { args: { state: refined, applied: pills, count: 9 } };
/** A phone's filters open over the page, keep the focus, and give it back (T-05). */
export const Drawer: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByText('Filters');
    opener.click();
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab({ shift: true });
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Busy: Story = { args: { busy: true } };
export const Nothing: Story = { args: { state: refined, applied: pills, count: 0, hits: [] } };
