import { formatDealershipSearch, formatNumber } from '@forecourt/domain';
import {
  Alert,
  Breadcrumbs,
  ChoiceGroupField,
  Container,
  FilterForm,
  Heading,
  Pagination,
  ResultGrid,
  SelectField,
  Stack,
  Text,
  VehicleCard,
} from '@forecourt/ui';
import { flatHref } from '../../presenters/flatAddress.ts';
import type { PlaceStockView } from './placeStock.server.ts';

/** What one dealership has, narrowed by category and price. */
export function PlaceStockPage({ view }: { view: PlaceStockView }) {
  const { name, trail, path, search, price, cards, count, pages, categories, prices } = view;
  const isWhole = formatDealershipSearch({ ...search, page: 1 }) === '';
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={trail} current="In stock" />
        <Stack gap="s">
          <Heading level={1}>In stock at {name}</Heading>
          <Text tone="muted">
            {formatNumber(count)} {count === 1 ? 'vehicle' : 'vehicles'}
            {isWhole ? ' in this yard today.' : ' in this yard fit what you chose.'}
          </Text>
        </Stack>
        <FilterForm
          action={path}
          label="Narrow what stands here"
          clearHref={isWhole ? null : path}
          above={
            categories.length > 1 && (
              <ChoiceGroupField
                id="categories"
                type="checkbox"
                name="categories"
                label="Kind"
                choices={categories}
                chosen={search.categories}
              />
            )
          }
        >
          <SelectField
            name="price"
            label="Price"
            placeholder="Any price"
            choices={prices}
            defaultValue={price}
          />
        </FilterForm>
        {cards.length === 0 ? (
          <Alert title="Nothing here is like that today">
            Choose another kind or price, or clear them all.
          </Alert>
        ) : (
          <ResultGrid layout={cards.length > 2 ? 'grid' : 'list'}>
            {cards.map((card, place) => (
              <VehicleCard key={card.vehicle.id} {...card} priority={place === 0} />
            ))}
          </ResultGrid>
        )}
        {search.page <= pages && (
          <Pagination
            page={search.page}
            pages={pages}
            hrefOf={(page) => flatHref(path, formatDealershipSearch({ ...search, page }))}
          />
        )}
      </Stack>
    </Container>
  );
}
