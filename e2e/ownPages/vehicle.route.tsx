import type { VehicleView } from '@forecourt/site/template';
import { Container, Heading, Text } from '@forecourt/ui';
import { useLoaderData } from 'react-router';

export { loadVehicle as loader } from '@forecourt/site/pages.server';
export { servedOrDocument as clientLoader, vehicleMeta as meta } from '@forecourt/site/template';

/** The shared page's data and meta, in a look of its own. */
export default function OwnVehicle() {
  const { card, facts } = useLoaderData<VehicleView>();
  return (
    <Container>
      <Heading level={1}>{`Ours: ${card.vehicle.title}`}</Heading>
      <Text>{facts.key.map(({ label, value }) => `${label} ${value}`).join(', ')}</Text>
    </Container>
  );
}
