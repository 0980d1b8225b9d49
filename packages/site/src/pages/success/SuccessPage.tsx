import { callLabel, telHref } from '@forecourt/domain';
import { ButtonLink, Ending, Heading, MessagePage, Steps, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { ServedSubject } from '../served/servedParts.ts';
import type { SuccessView } from './success.server.ts';
import { useSentEvent } from './useSentEvent.ts';

/** Says what was sent and what comes next (R4-35); opened by itself it is a neutral thank-you (R2-21). */
export function SuccessPage({ view }: { view: SuccessView }) {
  const { sent, card, answer, event, offerHref, words } = view;
  const site = useSiteView();
  useSentEvent(event);
  const phone = answer?.phone ?? site?.phone?.text ?? null;
  const page = (
    <MessagePage
      heading={words.heading}
      tone={sent === null ? 'neutral' : 'positive'}
      icon={sent === null ? 'phone' : 'check'}
      aside={card && <ServedSubject {...card} />}
      actions={
        <>
          {offerHref !== null && <ButtonLink href={offerHref}>Accept the offer</ButtonLink>}
          <ButtonLink href={SEARCH_PATH} {...(offerHref !== null && { variant: 'secondary' })}>
            {words.look}
          </ButtonLink>
          {phone !== null && (
            <ButtonLink href={telHref(phone)} icon="phone" variant="secondary">
              {callLabel(phone)}
            </ButtonLink>
          )}
        </>
      }
    >
      {sent === null ? (
        <Text>{words.text}</Text>
      ) : (
        <>
          <Text>{sent.text}</Text>
          {offerHref !== null && (
            <Text>The estimate stands for a week. If it suits you, accept it with one press.</Text>
          )}
        </>
      )}
      {sent !== null && answer !== null && (
        <>
          <Heading level={2} size="h3">
            {words.next}
          </Heading>
          <Steps
            steps={[
              { title: `At ${answer.name}`, text: answer.text },
              ...(sent.when === null ? [] : [{ title: 'Your time', text: sent.when }]),
              ...(sent.next === null ? [] : [{ title: 'Until then', text: sent.next }]),
            ]}
          />
        </>
      )}
    </MessagePage>
  );
  return card === null ? <Ending>{page}</Ending> : page;
}
