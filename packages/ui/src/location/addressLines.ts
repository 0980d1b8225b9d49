import type { Location } from '@forecourt/domain';

type Address = Pick<Location, 'street' | 'city' | 'state' | 'postcode'>;

/** `12 Ferry Road`, `Southport QLD 4215`; what is missing leaves no hole. */
export function addressLines({ street, city, state, postcode }: Address): readonly string[] {
  const town = [city, state, postcode].filter(Boolean).join(' ');
  return [street, town].filter((line) => line !== null && line !== '') as string[];
}
