import { formatDirectorySearch, modelBodyLabels } from '@forecourt/domain';
import {
  Alert,
  Container,
  FilterForm,
  ModelRange,
  PageLead,
  Pagination,
  SelectField,
  Stack,
  SuggestedField,
} from '@forecourt/ui';
import { searchHint } from '../../listing/searchHint.ts';
import { flatHref } from '../../presenters/flatAddress.ts';
import { MODELS_PATH, modelsTrail } from '../../presenters/paths.ts';
import type { ModelsView } from './models.server.ts';

/** What the dealer can order, by manufacturer, words and body. */
export function ModelsPage({ view }: { view: ModelsView }) {
  const { dealer, search, body, models, pages, bodies, manufacturers, names } = view;
  const images = new Map(models.map(({ model, image }) => [model.id, image]));
  const [home, range] = modelsTrail;
  const heading = body === null ? range.label : modelBodyLabels[body];
  const hrefOf = (change: Partial<typeof search>) =>
    flatHref(MODELS_PATH, formatDirectorySearch({ ...search, page: 1, ...change }));
  const isWhole = formatDirectorySearch({ ...search, page: 1, body: null }) === '';
  return (
    <>
      <PageLead trail={body === null ? [home] : [home, range]} current={heading} heading={heading}>
        What {dealer} can order, with prices from and what each variant adds. Many are in stock.
      </PageLead>
      <Container>
        <Stack gap="l">
          {(manufacturers.length > 1 || !isWhole) && (
            <FilterForm
              action={MODELS_PATH}
              label="Search the range"
              clearHref={isWhole ? null : MODELS_PATH}
            >
              <SelectField
                name="make"
                label="Manufacturer"
                placeholder="Any manufacturer"
                choices={manufacturers.map((name) => ({ value: name, label: name }))}
                defaultValue={manufacturers.find(isLike(search.make)) ?? ''}
              />
              <SuggestedField
                id="model-words"
                name="query"
                label="Model"
                suggestions={names}
                placeholder={searchHint(names[0]) ?? ''}
                defaultValue={search.query}
                maxLength={200}
              />
              {search.body !== null && <input type="hidden" name="body" value={search.body} />}
            </FilterForm>
          )}
          <ModelRange
            models={models.map(({ model }) => model)}
            bodies={bodies}
            body={body}
            hrefOf={(name) => hrefOf({ body: name })}
            imageOf={({ id }) => images.get(id) ?? null}
            empty={<Alert title="No models here">Choose another kind, or see all models.</Alert>}
          />
          {search.page <= pages && (
            <Pagination page={search.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />
          )}
        </Stack>
      </Container>
    </>
  );
}

/** Addresses are typed in any case. */
function isLike(asked: string | null): (name: string) => boolean {
  return (name) => name.toLowerCase() === asked?.toLowerCase();
}
