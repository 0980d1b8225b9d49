import { ButtonLink, Cluster, Stack, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';

export interface EmptyListProps {
  text: string;
  /** Words on the button to the stock. */
  look: string;
  signInHref?: string;
}

/** What stands where nothing is saved, and where to begin. */
export function EmptyList({ text, look, signInHref }: EmptyListProps) {
  const canSignIn = signInHref !== undefined;
  return (
    <Stack>
      <Text size="l">{text}</Text>
      <Cluster>
        {canSignIn && <ButtonLink href={signInHref}>Sign in</ButtonLink>}
        <ButtonLink href={SEARCH_PATH} {...(canSignIn && { variant: 'secondary' })}>
          {look}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
