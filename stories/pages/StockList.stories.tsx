import {
  Breadcrumbs,
  ChoiceGroupField,
  Container,
  FilterForm,
  Heading,
  Pagination,
  ResultGrid,
  SelectField,
  Stack,
  StockRows,
  Text,
  TextField,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { vehicles } from '../examples/vehicles.ts';

const every = Object.values(vehicles);

/** The whole stock in lines. */
function StockList() {
  return (
    <Page path="/search">
      <Container>
        <Stack gap="l">
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '/' },
              { label: 'Our stock', href: '/search' },
            ]}
            current="Stock list"
          />
          <Stack gap="s">
            <Heading level={1}>Stock list</Heading>
            <Text tone="muted">
              Everything we have, a line each and without pictures: to read through, print or send
              on.
            </Text>
          </Stack>
          <FilterForm action="/directory" label="Narrow the list" clearHref={null}>
            <TextField type="search" name="query" label="Words" />
            <SelectField
              name="make"
              label="Make"
              placeholder="Any make"
              choices={[
                { value: 'Isuzu', label: 'Isuzu (15)' },
                { value: 'Mazda', label: 'Mazda (9)' },
              ]}
            />
            <SelectField
              name="body"
              label="Body"
              placeholder="Any body"
              choices={[{ value: 'Ute', label: 'Ute (24)' }]}
            />
          </FilterForm>
          <Stack gap="s">
            <Text tone="muted">247 vehicles</Text>
            <StockRows
              vehicles={every.map(({ vehicle }) => ({ vehicle, href: `/cars/${vehicle.slug}` }))}
            />
          </Stack>
          <Pagination page={1} pages={3} hrefOf={(page) => `/directory?page=${page}`} />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/StockList',
  component: StockList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StockList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
/** What one dealership has, narrowed by kind and price. */
export const OfAPlace: Story = {
  render: () => (
    <Page path="/locations">
      <Container>
        <Stack gap="l">
          <Breadcrumbs
            trail={[
              { label: 'Locations', href: '/locations' },
              { label: 'Dubbo', href: '/locations/dubbo' },
            ]}
            current="In stock"
          />
          <Stack gap="s">
            <Heading level={1}>In stock at Dubbo</Heading>
            <Text tone="muted">48 vehicles in this yard today.</Text>
          </Stack>
          <FilterForm
            action="/locations/dubbo/stock"
            label="Narrow what stands here"
            clearHref={null}
            above={
              <ChoiceGroupField
                id="categories"
                type="checkbox"
                name="categories"
                label="Kind"
                choices={[
                  { value: 'new', label: 'New (6)' },
                  { value: 'used', label: 'Used (42)' },
                ]}
                chosen={[]}
              />
            }
          >
            <SelectField
              name="price"
              label="Price"
              placeholder="Any price"
              choices={[{ value: '20000', label: 'Up to $20,000' }]}
            />
          </FilterForm>
          <ResultGrid>
            {[vehicles.ordinary, vehicles.reduced, vehicles.new, vehicles.demo].map((example) =>
              exampleCard(example),
            )}
          </ResultGrid>
          <Pagination page={1} pages={4} hrefOf={(page) => `?page=${page}`} />
        </Stack>
      </Container>
    </Page>
  ),
};
