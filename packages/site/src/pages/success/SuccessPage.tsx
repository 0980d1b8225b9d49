import { ButtonLink, Link, MessagePage, PhoneNumber, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { SuccessView } from './success.server.ts';
import { useSentEvent } from './useSentEvent.ts';

/** Says what was sent and what comes next (R4-35); opened by itself it is a neutral thank-you (R2-21). */
export function SuccessPage({ view: { sent, vehicle, event, offerHref } }: { view: SuccessView }) {
  const phone = useSiteView()?.phone ?? null;
  useSentEvent(event);
  return (
    <MessagePage
      heading={sent === null ? 'Thank you for visiting' : 'Thank you'}
      tone={sent === null ? 'neutral' : 'positive'}
      actions={
        <>
          {offerHref !== null && <ButtonLink href={offerHref}>Accept the offer</ButtonLink>}
          <ButtonLink href={SEARCH_PATH} {...(offerHref !== null && { variant: 'secondary' })}>
            {vehicle === null ? 'Look at our stock' : 'Keep looking'}
          </ButtonLink>
          {vehicle !== null && (
            <ButtonLink href={vehicle.href} variant="secondary">
              Back to the vehicle
            </ButtonLink>
          )}
        </>
      }
    >
      {sent === null ? (
        <Text>Our stock changes every day. Have a look at what is in the yard.</Text>
      ) : (
        <>
          <Text>{sent.text}</Text>
          {sent.when !== null && <Text>{sent.when}</Text>}
          {vehicle !== null && <Text>It is about the {vehicle.title}.</Text>}
          {sent.next !== null && <Text>{sent.next}</Text>}
          {offerHref !== null && (
            <Text>The estimate stands for a week. If it suits you, accept it with one press.</Text>
          )}
        </>
      )}
      {sent !== null && phone !== null && (
        <Text>
          If you would rather talk now, call{' '}
          <Link href={phone.href}>
            <PhoneNumber number={phone.text} />
          </Link>
          .
        </Text>
      )}
    </MessagePage>
  );
}
