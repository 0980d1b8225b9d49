import { ButtonLink, Cluster, Stack, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';

/** What stands where nothing is saved, and where to begin. */
export function EmptyList({ text, signInHref }: { text: string; signInHref?: string }) {
  const canSignIn = signInHref !== undefined;
  return (
    <Stack>
      <Text size="l">{text}</Text>
      <Cluster>
        {canSignIn && <ButtonLink href={signInHref}>Sign in</ButtonLink>}
        <ButtonLink href={SEARCH_PATH} {...(canSignIn && { variant: 'secondary' })}>
          See all vehicles
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
