import { type Location, telHref } from '@forecourt/domain';
import { EmailAddress, Link, PhoneNumber, Stack, Text } from '@forecourt/ui';

/** The phone and the address of each place that has one. */
export function CallOrEmail({ locations }: { locations: readonly Location[] }) {
  return (
    <Stack>
      {locations
        .filter(({ phone, email }) => phone !== null || email !== null)
        .map(({ id, name, phone, email }) => (
          <Stack key={id} gap="none">
            <Text weight="strong">{name}</Text>
            {phone !== null && (
              <Link href={telHref(phone)} variant="standalone">
                <PhoneNumber number={phone} />
              </Link>
            )}
            {email !== null && (
              <Link href={`mailto:${email}`} variant="standalone">
                <EmailAddress email={email} />
              </Link>
            )}
          </Stack>
        ))}
    </Stack>
  );
}
