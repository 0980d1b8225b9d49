import { telHref } from '@forecourt/domain';
import { Button, ButtonLink, MessagePage, PhoneNumber, Text } from '@forecourt/ui';
import type { PhoneAnswer } from '../../contracts/phoneAnswer.ts';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import type { PhoneView } from './phone.server.ts';

export interface PhonePageProps {
  view: PhoneView;
  /** What was answered to who asked; `null` before. */
  answer: PhoneAnswer | null;
}

/** A number to call, once it is asked for: for whoever has no script, or no answer to it. */
export function PhonePage({ view, answer }: PhonePageProps) {
  const { action, masked, vehicle } = view;
  const number = answer?.number ?? null;
  return (
    <MessagePage
      icon="phone"
      heading={number === null ? 'Give us a call' : 'Talk to you soon'}
      actions={
        <>
          {number !== null ? (
            <ButtonLink href={telHref(number)} icon="phone" size="l">
              <PhoneNumber number={number} />
            </ButtonLink>
          ) : (
            <form method="post" action={action}>
              <Button type="submit" size="l">
                Show phone number
              </Button>
            </form>
          )}
          {vehicle !== null ? (
            <ButtonLink href={vehicle.href} variant="secondary" size="l">
              Back to the vehicle
            </ButtonLink>
          ) : (
            <ButtonLink href={SEARCH_PATH} variant="secondary" size="l">
              Look at our stock
            </ButtonLink>
          )}
        </>
      }
    >
      {number === null && answer !== null ? (
        <Text>
          Many numbers have been asked for from your connection. Please try again in{' '}
          {waitWords(answer.pause)}.
        </Text>
      ) : (
        <Text>
          {number === null ? (
            <>
              Our number is <PhoneNumber number={masked} />. We show all of it to people who ask, so
              that machines do not collect it.
            </>
          ) : (
            'Tap the number to call us.'
          )}
        </Text>
      )}
      {vehicle !== null && <Text tone="muted">It is about the {vehicle.title}.</Text>}
    </MessagePage>
  );
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
