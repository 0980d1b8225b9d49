import { Breadcrumbs, Heading, Stack, Text } from '@forecourt/ui';
import { listingCrumbs } from '../../../listing/listingCrumbs.ts';
import type { ListingView } from '../../../listing/listingView.ts';

/** What is listed, over filters and results. */
export function ListingHeading({ view }: { view: ListingView }) {
  const { title, subtitle } = view;
  return (
    <Stack gap="s">
      <Breadcrumbs {...listingCrumbs(view)} />
      <Heading level={1}>{title}</Heading>
      {subtitle !== null && <Text tone="muted">{subtitle}</Text>}
    </Stack>
  );
}
