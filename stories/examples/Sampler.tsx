import {
  Button,
  Cluster,
  Container,
  Dialog,
  EmailField,
  Grid,
  Heading,
  SelectField,
  Stack,
  Text,
  UiProvider,
} from '@forecourt/ui';
import { useState } from 'react';
import { exampleCard } from './exampleCard.tsx';
import { vehicles } from './vehicles.ts';

/**
 * A page by somebody who has installed the packages and knows nothing of this repository: the same
 * file is drawn by Storybook and by the apps that install the packed packages.
 */
export function Sampler() {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <Container>
        <Stack gap="l">
          <Heading level={1}>A sample of the showroom</Heading>
          <Text>A card, a form's fields and a dialog, in a template's colours.</Text>
          <Grid>{exampleCard(vehicles.ordinary)}</Grid>
          <EmailField name="email" label="Email" required />
          <SelectField
            name="store"
            label="Preferred dealership"
            choices={[{ value: 'dubbo', label: 'Dubbo' }]}
          />
          <Cluster>
            <Button onClick={() => setOpen(true)}>Ask a question</Button>
            <Button variant="secondary">Not now</Button>
          </Cluster>
        </Stack>
      </Container>
      <Dialog open={open} onClose={() => setOpen(false)} title="Ask a question">
        <Text>We answer within the day.</Text>
      </Dialog>
    </UiProvider>
  );
}
