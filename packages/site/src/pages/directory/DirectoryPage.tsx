import { formatDirectorySearch, formatNumber } from '@forecourt/domain';
import {
  Alert,
  Breadcrumbs,
  Container,
  FilterForm,
  Heading,
  Pagination,
  SelectField,
  type SelectFieldProps,
  Stack,
  StockRows,
  SuggestedField,
  Text,
} from '@forecourt/ui';
import { searchHint } from '../../listing/searchHint.ts';
import { flatHref } from '../../presenters/flatAddress.ts';
import { DIRECTORY_PATH, stockTrail } from '../../presenters/paths.ts';
import type { DirectoryView } from './directory.server.ts';

/** The whole stock in lines: quick on a slow line, and fit to be printed. */
export function DirectoryPage({ view }: { view: DirectoryView }) {
  const { search, vehicles, count, pages, makes, models, bodies, words } = view;
  const { query, page, make, model, body } = search;
  const isWhole = formatDirectorySearch({ ...search, page: 1 }) === '';
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={stockTrail} current="Stock list" />
        <Stack gap="s">
          <Heading level={1}>Stock list</Heading>
          <Text tone="muted">
            Everything we have, a line each and without pictures: to read through, print or send on.
          </Text>
        </Stack>
        <FilterForm
          action={DIRECTORY_PATH}
          label="Narrow the list"
          clearHref={isWhole ? null : DIRECTORY_PATH}
        >
          <SuggestedField
            id="list-words"
            name="query"
            label="Words"
            suggestions={words}
            placeholder={searchHint(words[0]) ?? ''}
            defaultValue={query}
            maxLength={200}
          />
          <Narrow by="make" label="Make" choices={makes} value={make} />
          {models.length > 0 && <Narrow by="model" label="Model" choices={models} value={model} />}
          <Narrow by="body" label="Body" choices={bodies} value={body} />
        </FilterForm>
        {vehicles.length === 0 ? (
          <Alert title="Nothing in the list is like that">
            Choose another make, model or body, or clear them all.
          </Alert>
        ) : (
          <Stack gap="s">
            <Text tone="muted">
              {formatNumber(count)} {count === 1 ? 'vehicle' : 'vehicles'}
            </Text>
            <StockRows vehicles={vehicles} />
          </Stack>
        )}
        {page <= pages && (
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(other) =>
              flatHref(DIRECTORY_PATH, formatDirectorySearch({ ...search, page: other }))
            }
          />
        )}
      </Stack>
    </Container>
  );
}

interface NarrowProps {
  by: string;
  label: string;
  choices: SelectFieldProps['choices'];
  value: string | null;
}

function Narrow({ by, label, choices, value }: NarrowProps) {
  return (
    <SelectField
      name={by}
      label={label}
      placeholder={`Any ${by}`}
      choices={choices}
      defaultValue={value ?? ''}
    />
  );
}
