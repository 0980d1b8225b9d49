import { Badge } from '../../primitives/badge/Badge.tsx';
import { Cluster } from '../../primitives/layout/Cluster.tsx';

/** Ways to pay, in print order (R9-15). */
const paymentLogos = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'];

/** What a deposit can be paid with. */
export function PaymentLogos() {
  return (
    <Cluster as="ul" gap="xs" align="center">
      {paymentLogos.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </Cluster>
  );
}
