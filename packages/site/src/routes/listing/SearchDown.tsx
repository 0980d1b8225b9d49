import { ButtonLink, Cluster, Heading, Stack, Text } from '@forecourt/ui';
import { useSiteView } from '../../template/SiteDocument.tsx';

export interface SearchDownProps {
  /** The same search again. */
  href: string;
}

/** In place of results when nobody could be asked for them: the dealer still can. */
export function SearchDown({ href }: SearchDownProps) {
  const phone = useSiteView()?.phone ?? null;
  return (
    <Stack>
      <Heading level={2} size="h3">
        Our vehicles cannot be searched just now
      </Heading>
      <Text>
        {phone === null
          ? 'Please try again in a moment, or ask us at one of our locations.'
          : 'Please try again in a moment, or call us: we know what is here.'}
      </Text>
      <Cluster>
        {phone !== null && (
          <ButtonLink href={phone.href} icon="phone">
            {phone.text}
          </ButtonLink>
        )}
        <ButtonLink href={href} variant="secondary">
          Try again
        </ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Where to find us
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
