import { ButtonLink, MessagePage, PhoneNumber, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { SuccessView } from './success.server.ts';

/** Says what has happened and what comes next; opened by itself it is a neutral thank-you (R2-21). */
export function SuccessPage({ view: { category, vehicle } }: { view: SuccessView }) {
  const phone = useSiteView()?.phone ?? null;
  return (
    <MessagePage
      heading={category === null ? 'Thank you for visiting' : 'Thank you, we have your enquiry'}
      tone={category === null ? 'neutral' : 'positive'}
      actions={
        <>
          <ButtonLink href={SEARCH_PATH}>Keep looking</ButtonLink>
          {vehicle !== null && (
            <ButtonLink href={vehicle.href} variant="secondary">
              Back to the vehicle
            </ButtonLink>
          )}
        </>
      }
    >
      {category === null ? (
        <Text>Our stock changes every day. Have a look at what is in the yard.</Text>
      ) : (
        <Text>
          {vehicle === null
            ? 'It is safely with our team, and somebody will be in touch soon.'
            : `Your enquiry about the ${vehicle.title} is safely with our team, and somebody will be in touch soon.`}
          {phone !== null && (
            <>
              {' '}
              If you would rather talk now, call <PhoneNumber number={phone.text} />.
            </>
          )}
        </Text>
      )}
    </MessagePage>
  );
}
