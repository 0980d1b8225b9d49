import { comparePath, MAX_COMPARED } from '@forecourt/domain';
import {
  Alert,
  ButtonLink,
  CompareTable,
  Container,
  PageLead,
  ResultGrid,
  Section,
  Stack,
  VehicleCard,
} from '@forecourt/ui';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { SEARCH_PATH, stockTrail } from '../../presenters/paths.ts';
import { useCompared } from '../../shell/compared.ts';
import { SaveVehicle } from '../../shell/SaveVehicle.tsx';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { CompareView } from './compare.server.ts';

export function ComparePage({ view }: { view: CompareView }) {
  const { slugs, vehicles, rows, missing, others } = view;
  const { choose } = useCompared();
  const saves = useSiteView()?.saves ?? null;
  const [type, { key }] = [useNavigationType(), useLocation()];
  // The address says what is compared, and the bar of the listing goes on from there. Who only passes
  // it on the way back keeps what was chosen since; the first page of a visit counts as a way back.
  const isPassed = type === 'POP' && key !== 'default';
  useEffect(() => {
    if (!isPassed) choose(slugs);
  }, [choose, slugs, isPassed]);
  return (
    <>
      <PageLead trail={stockTrail} current="Compare" heading="Compare vehicles" />
      <Container>
        <Stack gap="l">
          {missing > 0 && <Alert>{missingText(missing, vehicles.length)}</Alert>}
          <CompareTable
            vehicles={vehicles.map(({ savable, ...vehicle }) => ({
              ...vehicle,
              save: saves !== null && savable && (
                <SaveVehicle vehicle={vehicle} variant="icon" back={comparePath(slugs)} />
              ),
            }))}
            rows={rows}
            addHref={SEARCH_PATH}
          />
        </Stack>
      </Container>
      {others.length > 0 && (
        <Section heading={headingOf(vehicles.length)} ground="soft">
          <ResultGrid layout="row" across={3}>
            {others.map(({ card, addHref }) => (
              <VehicleCard
                key={card.vehicle.id}
                {...card}
                headingLevel={3}
                enquireHref={null}
                compare={
                  <ButtonLink
                    href={addHref}
                    variant="secondary"
                    icon="plus"
                    label={`Compare ${card.vehicle.title}`}
                    wide
                  >
                    Compare
                  </ButtonLink>
                }
              />
            ))}
          </ResultGrid>
        </Section>
      )}
    </>
  );
}

function headingOf(count: number): string {
  if (count === 0) return 'Begin with one of the latest';
  if (count === 1) return 'Put one of these beside it';
  return count === MAX_COMPARED - 1 ? 'Room for one more' : 'Room for two more';
}

/** What the address named and this dealer does not list. */
function missingText(missing: number, left: number): string {
  const who =
    missing === 1 ? 'One vehicle of this comparison is' : `${missing} of these vehicles are`;
  const end = left === 0 ? '' : missing === 1 ? ' It is left out.' : ' They are left out.';
  return `${who} not listed here, or no longer.${end}`;
}
