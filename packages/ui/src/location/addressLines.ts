import type { Location } from '@forecourt/domain';

type Address = Pick<Location, 'street' | 'city' | 'state' | 'postcode'>;

/** `12 Ferry Road`, `Southport QLD 4215`; what is missing leaves no hole, no postcode stands alone. */
export function addressLines({ street, city, state, postcode }: Address): readonly string[] {
  const region = [state, postcode].filter(Boolean).join('\u00a0');
  const town = [city, region].filter(Boolean).join(' ');
  return [street, town].filter((line) => line !== null && line !== '') as string[];
}
