import {
  emptySearch,
  formatNumber,
  noun,
  type ResultView,
  type SearchState,
} from '@forecourt/domain';
import {
  AppliedFilters,
  type AppliedPill,
  Breadcrumbs,
  Cluster,
  Container,
  FilterPanel,
  Heading,
  NoResults,
  Pagination,
  type PanelSection,
  QuickFilters,
  RecentSearches,
  ResultGrid,
  ResultsSkeleton,
  SearchLayout,
  SortSelect,
  Stack,
  UnderstoodSearch,
  ViewSwitch,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleCard } from '../examples/exampleCard.tsx';
import { nothingWords } from '../examples/nothing.ts';
import { Page } from '../examples/Page.tsx';
import {
  everyControl,
  everyFacet,
  now,
  pills,
  promos,
  quickFilters,
  refined,
  sections,
  understood,
  waysOut,
} from '../examples/searches.ts';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

interface ListingProps {
  state: SearchState;
  panel: readonly PanelSection[];
  applied: readonly AppliedPill[];
  count: number;
  /** `null` while the first ones are on their way. */
  hits: readonly ExampleVehicle[] | null;
  busy?: boolean;
  /** The words were read as more than text. */
  isRead?: boolean;
  view?: ResultView;
}

function Listing({
  panel,
  applied,
  count,
  hits,
  busy = false,
  isRead = false,
  ...more
}: ListingProps) {
  const [state, setState] = useState(more.state);
  const [view, setView] = useState(more.view ?? 'grid');
  return (
    <Page path="/search">
      <Container>
        <SearchLayout
          heading={
            <Stack gap="s">
              <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Our stock" />
              <Heading level={1}>New, used and demo cars</Heading>
            </Stack>
          }
          applied={applied.length}
          countText={`${formatNumber(count)} ${noun('car', count)}`}
          sort={
            <Cluster>
              <SortSelect action="/search" state={state} />
              <ViewSwitch view={view} onView={setView} />
            </Cluster>
          }
          filters={(close) => (
            <FilterPanel
              action="/search"
              state={state}
              sections={panel}
              count={count}
              itemType="car"
              onChange={setState}
              onShow={() => close?.()}
            />
          )}
        >
          <Stack gap="l">
            {isRead ? (
              <UnderstoodSearch {...understood} />
            ) : (
              <QuickFilters filters={quickFilters} />
            )}
            {hits?.length !== 0 && <AppliedFilters pills={applied} clearHref="/search" />}
            {hits === null && <ResultsSkeleton />}
            {hits?.length === 0 && (
              <NoResults
                words={nothingWords}
                itemType="car"
                pills={applied}
                clearHref="/search"
                relaxations={applied.length > 0 ? waysOut : []}
              />
            )}
            {hits && hits.length > 0 && (
              <ResultGrid busy={busy} layout={view} promos={{ tiles: promos, page: 1, now }}>
                {hits.map((example, index) => exampleCard(example, index < 3))}
              </ResultGrid>
            )}
            <Pagination
              page={1}
              pages={Math.ceil(count / 21)}
              hrefOf={(page) => `/search?page=${page}`}
            />
            <RecentSearches
              searches={[
                { label: 'Pre-Owned · Toyota · Up to $40,000', href: '/search/used-cars' },
              ]}
            />
          </Stack>
        </SearchLayout>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Listing',
  component: Listing,
  parameters: { layout: 'fullscreen' },
  args: {
    state: emptySearch,
    panel: sections,
    applied: [],
    count: 237,
    hits: Object.values(vehicles),
  },
} satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Refined: Story = { args: { state: refined, applied: pills, count: 9 } };
export const EveryControl: Story = { args: { panel: everyControl } };
export const EveryFacet: Story = { args: { panel: everyFacet } };
export const ReadAsWords: Story = { args: { state: refined, isRead: true, count: 9 } };
export const AsList: Story = { args: { view: 'list' } };
/** A phone's filters open over the page, keep the focus, and give it back (R10-05). */
export const Drawer: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByText('Filters');
    opener.click();
    const drawer = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab({ shift: true });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The filters of a phone, with the count of what they leave. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { state: refined, applied: pills, count: 9 },
  play: async ({ canvas }) => {
    canvas.getByText('Filters (5)').click();
    const drawer = within(
      await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 }),
    );
    await expect(drawer.getByRole('button', { name: 'Show Me 9 Cars' })).toBeVisible();
  },
};
/** The first results are on their way. */
export const Loading: Story = { args: { hits: null } };
/** Newer results are on their way: the old ones stay (R2-58). */
export const Busy: Story = { args: { busy: true } };
/** A search that failed keeps the last results and says nothing (R2-57). */
export const Failed: Story = { args: { state: refined, applied: pills } };
/** It failed, and there were none before (R2-57). */
export const FailedAtFirst: Story = { args: { count: 0, hits: [] } };
export const Nothing: Story = { args: { state: refined, applied: pills, count: 0, hits: [] } };
