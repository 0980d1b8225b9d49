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
  const { action, token, masked, vehicle } = view;
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
              <input type="hidden" name="token" value={token} />
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
      <Text>
        {number !== null && 'Tap the number to call us.'}
        {number === null && answer === null && (
          <>
            Our number is <PhoneNumber number={masked} />. We show all of it to people who ask, so
            that machines do not collect it.
          </>
        )}
        {number === null && answer !== null && refusal(answer.pause)}
      </Text>
      {vehicle !== null && <Text tone="muted">It is about the {vehicle.title}.</Text>}
    </MessagePage>
  );
}

/** Why no number was shown: this page was open for too long, or too many were asked for. */
function refusal(pause: number): string {
  return pause === 0
    ? 'This page had been open for a while, and so that machines do not collect our number it is shown from a fresh page only. This is one: please press once more.'
    : `Many numbers have been asked for from your connection. Please try again in ${waitWords(pause)}.`;
}

function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
