import type { SignInType } from '@forecourt/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { form as formClass } from '../enquiry/enquiryForm.css.ts';
import { PostForm } from '../enquiry/PostForm.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Alert } from '../primitives/alert/Alert.tsx';
import type { SummaryEntry } from '../primitives/alert/ErrorSummary.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { contactFault } from './contactFault.ts';
import { signInCopy } from './signInCopy.ts';

/** How far a sign-in has come. */
export type SignInStage =
  | { at: 'contact'; contact?: string }
  /** A code is on its way to `contact`. */
  | { at: 'code'; contact: string; wrong: boolean }
  /** Too many wrong codes: a new one can be asked for in `minutes`. */
  | { at: 'blocked'; minutes: number };

export interface SignInFormProps {
  /** Target of the POST form; it receives `contact`, then `contact` and `code`, or `resend`. */
  action: string;
  stage: SignInStage;
  /** Why the visitor is asked (R2-08); `null` where they came by themselves. */
  type: SignInType | null;
  /** Fields the visitor does not see: where to go afterwards. */
  hidden?: Readonly<Record<string, string>>;
  /** The page the visitor comes from. */
  backHref: string;
  privacyHref: string;
  /** The server could not go on, in words for the visitor. */
  formError?: string | null;
  pending?: boolean;
  /** Takes the sending over from the form; called with valid input only. */
  onSend?: (input: FormData) => void;
}

/** Sign-in without a password: a code by SMS or email (R6-02). */
export function SignInForm({
  stage,
  type,
  backHref,
  privacyHref,
  formError = null,
  pending = false,
  onSend,
  ...target
}: SignInFormProps) {
  const [found, setFound] = useState<string | null>(null);
  const [tried, setTried] = useState({});
  const attempt = useMemo(() => ({ tried, stage, formError }), [tried, stage, formError]);
  const asksCode = stage.at === 'code';
  const fault = found ?? (asksCode && stage.wrong ? signInCopy.wrongCode : null);
  const fieldId = asksCode ? 'sign-in-code' : 'sign-in-contact';
  const field = { id: fieldId, required: true, error: fault ?? undefined };
  const summary = useMemo<readonly SummaryEntry[]>(
    () => [
      ...(formError ? [{ fieldId: null, message: formError }] : []),
      ...(fault ? [{ fieldId, message: fault }] : []),
    ],
    [formError, fault, fieldId],
  );

  const faultOf = (data: FormData): string | null => {
    const text = String(data.get(asksCode ? 'code' : 'contact') ?? '').trim();
    if (!asksCode) return contactFault(text);
    if (data.has('resend') || /^\d{6}$/.test(text)) return null;
    return text === '' ? signInCopy.missingCode : signInCopy.malformedCode;
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (pending) return event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const wrong = faultOf(data);
    setFound(wrong);
    if (wrong !== null) setTried({});
    if (wrong !== null || onSend) event.preventDefault();
    if (wrong === null) onSend?.(data);
  }

  /** The fault goes when it is mended. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    if (found !== null) setFound(faultOf(new FormData(event.currentTarget)));
  }

  if (stage.at === 'blocked') {
    return (
      <div className={formClass}>
        <Alert tone="caution" title={signInCopy.blocked}>
          {signInCopy.wait(stage.minutes)}
        </Alert>
        <Text size="s">
          <Link href={backHref}>{signInCopy.back}</Link>
        </Text>
      </div>
    );
  }
  return (
    <PostForm
      {...target}
      summary={summary}
      attempt={attempt}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {asksCode ? (
        <>
          <input type="hidden" name="contact" value={stage.contact} />
          <Text>
            {signInCopy.sent[0]}
            <PhoneNumber number={stage.contact} />
            {signInCopy.sent[1]}
          </Text>
          <TextField
            key="code"
            {...field}
            name="code"
            label={signInCopy.code}
            hint={signInCopy.codeHint}
            maxLength={6}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button type="submit" size="l" wide pending={pending}>
            {signInCopy.signIn}
          </Button>
          <Button type="submit" variant="quiet" name="resend" value="1">
            {signInCopy.resend}
          </Button>
        </>
      ) : (
        <>
          <Text>{signInCopy.why[type ?? 'none']}</Text>
          <TextField
            key="contact"
            {...field}
            name="contact"
            label={signInCopy.contact}
            hint={signInCopy.contactHint}
            maxLength={254}
            autoComplete="username"
            defaultValue={stage.contact ?? ''}
          />
          <Button type="submit" size="l" wide pending={pending}>
            {signInCopy.send}
          </Button>
        </>
      )}
      <Text size="s" tone="muted">
        {signInCopy.privacy} <Link href={privacyHref}>{signInCopy.privacyLink}</Link>
        {' · '}
        <Link href={backHref}>{signInCopy.back}</Link>
      </Text>
    </PostForm>
  );
}
