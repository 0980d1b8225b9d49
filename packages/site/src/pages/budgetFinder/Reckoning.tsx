// Loaded when a browser draws the page itself: as it is sent it needs no script.
import { Heading, Icon, Link, Prose, Stack, Text } from '@forecourt/ui';

export interface ReckoningProps {
  heading: string;
  financeHref: string | null;
}

/** What the amount leaves out, said before somebody relies on it. */
export function Reckoning({ heading, financeHref }: ReckoningProps) {
  return (
    <Stack>
      <Heading level={2} size="h3" section>
        {heading}
      </Heading>
      <Prose>
        <Text>
          We take what you can put towards a car each week for five years, which is 260 weeks, and
          add your deposit. Nothing is sent to anybody, and nothing is asked of your credit file.
        </Text>
        <Text>
          Interest and fees are not in it, because they are the lender’s and depend on you. A loan
          for the whole amount costs more a week than you entered, so keep some room, and some for
          registration, insurance and fuel.
        </Text>
      </Prose>
      {financeHref !== null && (
        <Link href={financeHref} variant="standalone">
          Work out repayments with interest
          <Icon name="arrowRight" />
        </Link>
      )}
    </Stack>
  );
}
