import { type AlertFrequency, isEmail } from '@forecourt/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { PostForm, type PostTarget } from '../enquiry/PostForm.tsx';
import { ChoiceGroupField } from '../forms/ChoiceGroupField.tsx';
import { EmailField } from '../forms/EmailField.tsx';
import type { SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { alertCopy } from './alertCopy.ts';

/** What is wrong with a field of the form. */
export interface AlertFormFaults {
  email?: string;
  frequency?: string;
}

export interface AlertFormProps extends PostTarget {
  /** What was typed; without one only the frequency is asked for, of an alert that there is. */
  email?: string | undefined;
  frequency: AlertFrequency;
  privacyHref: string;
  /** What the server found. */
  faults?: AlertFormFaults;
  /** The server could not go on, in words for the visitor. */
  formError?: string | null;
}

const EMAIL_ID = 'alert-email';
const FREQUENCY_ID = 'alert-frequency';
/** Always the same: another one is another attempt, which takes the focus to what is wrong. */
const NO_FAULTS: AlertFormFaults = {};

/** Where to write and how often; both are judged here as on the server. */
export function AlertForm({
  email,
  frequency,
  privacyHref,
  faults = NO_FAULTS,
  formError = null,
  ...target
}: AlertFormProps) {
  const [found, setFound] = useState<AlertFormFaults | null>(null);
  const [tried, setTried] = useState({});
  const asksEmail = email !== undefined;
  const wrong = found ?? faults;
  const attempt = useMemo(() => ({ tried, faults, formError }), [tried, faults, formError]);
  const summary: readonly SummaryEntry[] = [
    ...(formError ? [{ fieldId: null, message: formError }] : []),
    ...(wrong.email ? [{ fieldId: EMAIL_ID, message: wrong.email }] : []),
    ...(wrong.frequency ? [{ fieldId: FREQUENCY_ID, message: wrong.frequency }] : []),
  ];

  function judge(form: HTMLFormElement): AlertFormFaults {
    const fault = asksEmail ? emailFault(String(new FormData(form).get('email') ?? '')) : null;
    return fault === null ? {} : { email: fault };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const faultsNow = judge(event.currentTarget);
    setFound(faultsNow);
    if (faultsNow.email === undefined) return;
    event.preventDefault();
    setTried({});
  }

  /** The fault goes when it is mended. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    if (found !== null) setFound(judge(event.currentTarget));
  }

  return (
    <PostForm
      {...target}
      summary={summary}
      attempt={attempt}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {asksEmail && (
        <EmailField
          id={EMAIL_ID}
          name="email"
          label={alertCopy.email}
          hint={alertCopy.emailHint}
          required
          maxLength={254}
          defaultValue={email}
          error={wrong.email}
        />
      )}
      <ChoiceGroupField
        id={FREQUENCY_ID}
        name="frequency"
        label={alertCopy.frequency}
        type="radio"
        choices={alertCopy.frequencies}
        chosen={[frequency]}
        error={wrong.frequency}
      />
      <Button type="submit" size="l">
        {asksEmail ? alertCopy.ask : alertCopy.save}
      </Button>
      {asksEmail && (
        <Text size="s" tone="muted">
          {alertCopy.privacy} <Link href={privacyHref}>{alertCopy.privacyLink}</Link>
        </Text>
      )}
    </PostForm>
  );
}

/** What is wrong with an address, or `null`; by the rule of the server. */
function emailFault(text: string): string | null {
  if (text.trim() === '') return alertCopy.missingEmail;
  return isEmail(text.trim()) ? null : alertCopy.malformedEmail;
}
